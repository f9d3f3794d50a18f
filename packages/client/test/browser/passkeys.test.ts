import { afterAll, beforeAll, expect, it } from 'vitest';
import { Pages } from './harness.ts';
import { RealServer } from './real-server.ts';
import { register } from './two-players.ts';

let server: RealServer;
const pages = new Pages();
beforeAll(async () => {
  server = await RealServer.start();
}, 400_000);
afterAll(async () => {
  await pages.close();
  await server?.close();
});

it('a member adds a passkey, logs in with it alone, and removes it by showing it again (N4)', async () => {
  const page = await pages.open('desktop', 'en-GB');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await register(page, server.url, 'Anna');
  await page.goto(`${server.url}#/account/security`);
  await page.waitForSelector('[data-does="add-passkey"]');
  const before = loaded.length;
  await page.fill('[name="passkey-name"]', 'Laptop');
  await page.fill('[name="passkey-password"]', 'a long campaign');
  await page.click('[data-does="add-passkey"]');
  const row = page.locator('[data-list="passkeys"] li');
  await row.waitFor();
  expect(await row.innerText()).toMatch(/Laptop.*not used yet/s);
  // The library loads with the first passkey, not with the page.
  expect(loaded.slice(before).filter((url) => url.endsWith('.js'))).toHaveLength(1);
  await page.click('[data-does="log-out"]');
  await page.waitForSelector('.start-tagline');
  await page.goto(`${server.url}#/enter`);
  await page.click('[data-does="passkey"]');
  await page.waitForSelector('[data-open]');
  await page.goto(`${server.url}#/account/security`);
  await row.waitFor();
  expect(await row.innerText()).toMatch(/Laptop.*last used/s);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/passkeys.png`, fullPage: true });
  await row.locator('button').click();
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/remove-passkey.png` });
  await page.fill('[name="remove-passkey"]', 'a short campaign');
  await page.click('[data-does="remove-passkey-yes"]');
  await page.locator('[role="dialog"] [role="alert"], dialog [role="alert"]', { hasText: 'Wrong' }).waitFor();
  await page.check('[name="remove-passkey-passkey"]');
  await page.click('[data-does="remove-passkey-yes"]');
  await row.waitFor({ state: 'detached' });
  // The device still has its key, which no longer logs in.
  await page.click('[data-does="log-out"]');
  await page.waitForSelector('.start-tagline');
  await page.goto(`${server.url}#/enter`);
  await page.click('[data-does="passkey"]');
  await page.locator('[role="alert"]', { hasText: 'not accepted' }).waitFor();
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/enter.png`, fullPage: true });
});
