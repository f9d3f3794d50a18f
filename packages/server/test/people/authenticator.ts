/** A device that stores passkeys, written from WebAuthn Level 3: keys on P-256, attestation `none`, no browser. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Kept {
  readonly id: string;
  readonly site: string;
  readonly user: string;
  readonly key: KeyObject;
  count: number;
}

/** A site's request to a device, as far as this one reads it. */
interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
}

/** How this device misbehaves. */
interface Tricks {
  readonly origin?: string;
  readonly challenge?: string;
  readonly unverified?: boolean;
  readonly otherKey?: boolean;
  readonly user?: string;
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const text = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64url');
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A text in the shortest form of CBOR: shorter than 24 letters, and up to 255 or 65,535 bytes. */
const cborText = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const cborBytes = (value: Buffer): Buffer => {
  const { length } = value;
  return Buffer.concat([Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255]), value]);
};

/** A public key as COSE: EC2, ES256, P-256, x and y. */
function cose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([
    head,
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

/** The device of a user whose browser shows a page of `origin`. */
export class Authenticator {
  private readonly keys: Kept[] = [];

  constructor(private readonly origin: string) {}

  /** Makes a key for a site, and answers as a browser would. */
  make({ challenge, rp, user, excludeCredentials = [] }: Asked, tricks: Tricks = {}) {
    if (this.keys.some(({ id }) => excludeCredentials.some((each) => each.id === id))) throw new Error('known already');
    const { publicKey, privateKey } = newKey();
    const id = randomBytes(16);
    const kept = { id: text(id), site: rp?.id ?? '', user: user?.id ?? '', key: privateKey, count: 0 };
    this.keys.push(kept);
    const length = Buffer.from([0, id.length]);
    const data = [this.head(kept, HAS_KEY, tricks), Buffer.alloc(16), length, id, cose(publicKey)];
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(Buffer.concat(data))],
    ]);
    return {
      ...{ id: kept.id, rawId: kept.id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge, tricks),
        attestationObject: text(attestation),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge with its newest key for the site, and answers as a browser would. */
  use({ challenge, rpId = '' }: Asked, tricks: Tricks = {}) {
    const kept = this.keys.findLast(({ site }) => site === rpId);
    if (kept === undefined) throw new Error(`no passkey for ${rpId}`);
    kept.count += 1;
    const clientData = this.clientData('webauthn.get', challenge, tricks);
    const data = this.head(kept, 0, tricks);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientData, 'base64url'))]);
    const key = tricks.otherKey ? newKey().privateKey : kept.key;
    return {
      ...{ id: kept.id, rawId: kept.id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: clientData,
        authenticatorData: text(data),
        signature: text(sign('sha256', signed, key)),
        userHandle: tricks.user ?? kept.user,
      },
    };
  }

  /** Sets the count of its newest key back, as on a copy of the device. */
  turnBack(count: number): void {
    const kept = this.keys.at(-1);
    if (kept !== undefined) kept.count = count;
  }

  private head({ site, count }: Kept, flags: number, { unverified = false }: Tricks): Buffer {
    const all = USER_PRESENT | (unverified ? 0 : USER_VERIFIED) | flags;
    return Buffer.concat([sha256(site), Buffer.from([all, 0, 0, count >> 8, count & 255])]);
  }

  private clientData(type: string, challenge: string, tricks: Tricks): string {
    const { origin = this.origin } = tricks;
    return text(JSON.stringify({ type, challenge: tricks.challenge ?? challenge, origin, crossOrigin: false }));
  }
}
