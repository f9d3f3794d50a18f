import { expect, it } from 'vitest';
import { deviceName } from '../../../src/page/people/device-name.ts';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36',
    'Chrome · Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/138.0 Safari/537.36 Edg/138.0', 'Edge · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Mobile Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/138.0 Mobile Safari/537.36', 'Chrome · Android'],
  ['curl/8.5', 'curl/8.5'],
])('P14: the account page names a device by browser and system: %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
