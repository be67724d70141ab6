import { createECDH, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '@kostbar/machine/atomic-file'
import { hasCode, SetupError } from '@kostbar/machine/setup-error'
import { z } from 'zod'

const newSecret = () => randomBytes(32).toString('base64url')
const secret = z.string().min(32).default(newSecret)

/** A VAPID key pair as `public:private`, base64url. */
function newVapidKeys(): string {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // Without leading zeros the private key may be shorter than its 32 bytes.
  return `${publicKey}:${Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')}`
}

/** Secrets of a stack. A new line here is generated for existing stacks at their next start. */
const secretsFile = z.object({
  databasePassword: secret,
  sessionSecret: secret,
  linkSecret: secret,
  /** Master key of health data. */
  masterKey: secret,
  vapidKeys: secret.default(newVapidKeys),
  storageAccessKey: secret,
  storageSecretKey: secret,
  contentToken: secret,
  contentPreviewToken: secret,
  contentWebhookSecret: secret,
  paymentsKey: secret,
  paymentsWebhookSecret: secret,
})

export type Secrets = z.infer<typeof secretsFile>

async function readExisting(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {}
    if (error instanceof SyntaxError) throw brokenFile(path, error)
    throw error
  }
}

const brokenFile = (path: string, cause: Error) =>
  new SetupError(`${path} is damaged: restore it, or run \`reset\` to start with an empty stack.`, { cause })

/** Loads the random secrets of a data directory (mode 0600), generated at the first start. */
export async function loadSecrets(dataDirectory: string): Promise<Secrets> {
  const path = join(dataDirectory, 'secrets.json')
  const existing = await readExisting(path)
  const parsed = secretsFile.safeParse(existing)
  if (!parsed.success) throw brokenFile(path, parsed.error)
  const content = `${JSON.stringify(parsed.data, null, 2)}\n`
  if (JSON.stringify(existing) !== JSON.stringify(parsed.data)) await writeAtomically(path, content)
  return parsed.data
}

/** The value of `DATA_KEYS` for a stack: its one master key. */
export const masterKeysOf = ({ masterKey }: Pick<Secrets, 'masterKey'>): string => `local:${masterKey}`

/** Environment variables of Web Push for a stack's API. */
export function pushEnvironment({ vapidKeys }: Pick<Secrets, 'vapidKeys'>, pushPort: number): Record<string, string> {
  const [publicKey = '', privateKey = ''] = vapidKeys.split(':')
  return {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    PUSH_SERVICE_URL: `http://127.0.0.1:${pushPort}`,
  }
}
