import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { isPublicAddress, publicAddressOf } from '../../src/notices/address.ts';
import { post } from '../../src/notices/post.ts';

const at = (address: string) => async () => [address];

describe('a message to an external server', () => {
  test.each([
    '127.0.0.1',
    '127.8.9.1',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    '2001:db8::1',
    'ff02::1',
  ])('never goes to %s, whatever name resolves to it', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    await expect(publicAddressOf(new URL('https://hook.example/'), at(address))).rejects.toThrow('not a public');
  });

  test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111'])('may go to %s', async (address) => {
    expect(await publicAddressOf(new URL('https://hook.example/'), at(address))).toBe(address);
  });

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
  ])('never goes to the address written as %s', async (url) => {
    const never = async () => {
      throw new Error('the name was asked for');
    };
    await expect(publicAddressOf(new URL(url), never)).rejects.toThrow('not a public');
  });

  test('never goes out if one of several addresses is private, nor over plain http', async () => {
    const both = async () => ['1.1.1.1', '10.0.0.1'];
    await expect(publicAddressOf(new URL('https://hook.example/'), both)).rejects.toThrow('not a public');
    await expect(publicAddressOf(new URL('http://hook.example/'), at('1.1.1.1'))).rejects.toThrow('not https');
  });

  test('goes to the checked address, even if the name resolves differently by then; no redirect is followed', async () => {
    const asked: string[] = [];
    const sink = createServer((request, response) => {
      asked.push(`${request.method} ${request.headers.host}${request.url}`);
      response.writeHead(307, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
    await new Promise<void>((ready) => sink.listen(0, '127.0.0.1', ready));
    const address = sink.address();
    const port = typeof address === 'object' ? address?.port : 0;
    // The name does not exist; only the address that the guard found can have led here.
    const status = await post(
      new URL(`http://no-such-host.invalid:${port}/hook`),
      { headers: {}, body: 'x' },
      async () => '127.0.0.1',
    );
    sink.close();
    expect([status, asked]).toEqual([307, [`POST no-such-host.invalid:${port}/hook`]]);
  });
});
