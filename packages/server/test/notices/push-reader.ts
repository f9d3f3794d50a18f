/**
 * The browser's and the push service's side of a web push: RFC 8291 (encryption for the browser) and RFC 8292 (the
 * sender).
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

const SALT = 16;
const KEY_LENGTH = 4 + SALT;
const TAG = 16;
/** Marks the end of the message; padding may follow. */
const END = 2;

const derive = (ikm: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length));

/** A subscribed browser: only it can read the messages pushed to it. */
export class PushReader {
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(private readonly endpoint: string) {
    this.keys.generateKeys();
  }

  /** Its subscription. */
  get subscription() {
    const keys = { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  /** Decrypts a message. Throws if it was encrypted for another browser or changed on the way. */
  open(body: Buffer): string {
    const salt = body.subarray(0, SALT);
    const start = KEY_LENGTH + 1 + body.readUInt8(KEY_LENGTH);
    const sender = body.subarray(KEY_LENGTH + 1, start);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const secret = derive(this.keys.computeSecret(sender), this.auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
    decipher.setAuthTag(body.subarray(-TAG));
    const text = Buffer.concat([decipher.update(body.subarray(start, -TAG)), decipher.final()]);
    return text.subarray(0, text.lastIndexOf(END)).toString();
  }
}

/** The sender, the audience and the expiry that a push service sees; throws if the signature is wrong. */
export function senderOf(authorization: string): { readonly aud: string; readonly sub: string; readonly exp: number } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))) {
    throw new Error('the signature is not that of the key');
  }
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
