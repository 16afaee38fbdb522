import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Credential {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly userHandle: string;
  counter: number;
}

/** What a browser or an authenticator that is not as it has to be does otherwise. */
interface Otherwise {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether it has made sure who uses it. */
  readonly isVerified?: boolean;
  readonly challenge?: string;
  readonly userHandle?: string;
  /** A credential that there was before. */
  readonly id?: Buffer | undefined;
}

type Options = Readonly<Record<string, unknown>>;

/** A passkey as a browser with an authenticator would make and show it (WebAuthn, ES256, attestation `none`), at one origin. */
export class SoftwareAuthenticator {
  readonly credentials: Credential[] = [];

  constructor(private readonly origin: string) {}

  /** Makes one, as `navigator.credentials.create` does. */
  create(options: Options, otherwise: Otherwise = {}) {
    const { rp, user, challenge } = options as {
      rp: { id: string };
      user: { id: string };
      challenge: string;
    };
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const credential = { id: otherwise.id ?? randomBytes(32), privateKey, userHandle: user.id, counter: 0 };
    this.credentials.push(credential);
    const key = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(credential.id.length);
    const authData = Buffer.concat([
      this.dataFor(otherwise.rpId ?? rp.id, ATTESTED, credential, otherwise),
      ...[Buffer.alloc(16), idLength, credential.id, key],
    ]);
    const attestation = cbor(
      new Map<string, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      ...this.envelope(credential),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge, otherwise).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Shows the one that was made last, as `navigator.credentials.get` does. */
  get(options: Options, otherwise: Otherwise = {}) {
    const { rpId, challenge } = options as { rpId: string; challenge: string };
    const credential = this.credentials.at(-1);
    if (!credential) throw new Error('there is no passkey');
    const authData = this.dataFor(otherwise.rpId ?? rpId, 0, credential, otherwise);
    const clientData = this.clientData('webauthn.get', challenge, otherwise);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.envelope(credential),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, credential.privateKey).toString('base64url'),
        userHandle: otherwise.userHandle ?? credential.userHandle,
      },
    };
  }

  private envelope({ id }: Credential) {
    const text = id.toString('base64url');
    return { id: text, rawId: text, type: 'public-key', clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string, otherwise: Otherwise): Buffer {
    const { origin = this.origin, challenge: other = challenge } = otherwise;
    return Buffer.from(JSON.stringify({ type, challenge: other, origin, crossOrigin: false }));
  }

  private dataFor(
    rpId: string,
    flags: number,
    credential: Credential,
    { isVerified = true }: Otherwise,
  ): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(credential.counter);
    const all = PRESENT | (isVerified ? VERIFIED : 0) | flags;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), counter]);
  }
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

type CborValue = number | string | Buffer | Map<string | number, CborValue>;

/** RFC 8949, as far as it is needed here. */
function cbor(value: CborValue | Map<number, number | Buffer>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 0x100) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
