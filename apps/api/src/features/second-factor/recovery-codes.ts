import { createHash, randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'

export const recoveryCodeCount = 10

/** Length of a recovery code: 80 random bits cannot be guessed, so a plain hash without a salt suffices. */
const codeLengthBytes = 10

const withoutSeparators = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

/** SHA-256 of a recovery code as typed: with or without separators, in any case. */
export const hashRecoveryCode = (code: string): Buffer<ArrayBuffer> =>
  createHash('sha256').update(withoutSeparators(code)).digest()

/** Generates ten recovery codes such as `ABCD-EFGH-IJKL-MNOP`, which are shown only once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(codeLengthBytes)).buffer })
    return base32.replace(/(.{4})(?=.)/g, '$1-')
  })
