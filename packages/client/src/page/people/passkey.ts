import { ok, refused } from '@carillon/kit';
import type { Account, Again, LogInByPasskey, NewPasskey, Passkey } from '@carillon/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { type Answer, call } from '../net/api.ts';

/** Whether this browser can keep passkeys. */
export const canPasskey = (): boolean => 'PublicKeyCredential' in globalThis && globalThis.isSecureContext;

/** Loaded with the first passkey. */
const webauthn = () => import('@simplewebauthn/browser');

/** The device's answer, or the refusal: it already has a passkey of the account, or its user declined. */
async function fromDevice<T>(ask: () => Promise<T>): Promise<Answer<T>> {
  try {
    return ok(await ask());
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return refused(isKnown ? 'passkey_known' : 'passkey_declined');
  }
}

/** Makes a passkey in this device and adds it to the account. */
export async function addPasskey(name: string, again: Again): Promise<Answer<Passkey>> {
  const { startRegistration } = await webauthn();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const options = await call<Options>('POST', 'api/account/passkeys/options', again);
  if (!options.ok) return options;
  const made = await fromDevice(() => startRegistration({ optionsJSON: options.value }));
  if (!made.ok) return made;
  return call('POST', 'api/account/passkeys', { name, made: madeBy(made.value) });
}

/** The parts of a new passkey that the server reads. */
const madeBy = ({ response, ...credential }: RegistrationResponseJSON): NewPasskey['made'] => ({
  ...credential,
  response: {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    ...(response.transports && { transports: response.transports }),
  },
});

/** Asks the device to prove its user's identity with a passkey. */
export async function askPasskey(): Promise<Answer<LogInByPasskey['used']>> {
  const { startAuthentication } = await webauthn();
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const options = await call<Options>('POST', 'api/session/passkey/options', {});
  if (!options.ok) return options;
  const used = await fromDevice(() => startAuthentication({ optionsJSON: options.value }));
  return used.ok ? ok(usedBy(used.value)) : used;
}

/** Logs in with a passkey of this device, which knows the name. */
export async function logInByPasskey(): Promise<Answer<Account>> {
  const used = await askPasskey();
  return used.ok ? call('POST', 'api/session/passkey', { used: used.value }) : used;
}

/** The parts of a passkey's proof that the server reads. */
const usedBy = ({ response, ...credential }: AuthenticationResponseJSON): LogInByPasskey['used'] => ({
  ...credential,
  response: {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    ...(response.userHandle !== undefined && { userHandle: response.userHandle }),
  },
});
