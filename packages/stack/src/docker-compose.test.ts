import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { type PortName, readPorts } from './ports.ts'
import { repositoryRoot } from './repository.ts'
import { readSettings } from './settings.ts'

const texts = z.record(z.string(), z.string())
const composeFile = z.object({
  services: z.object({
    database: z.object({ environment: texts, ports: z.array(z.string()) }),
    mail: z.object({ ports: z.array(z.string()) }),
    storage: z.object({ environment: texts, ports: z.array(z.string()), volumes: z.array(z.string()) }),
  }),
})

const read = (file: string) => readFile(join(repositoryRoot, file), 'utf8')

/** Settings in comments of the form `# NAME=value`. */
const commentedSettings = (text: string) =>
  parseEnv([...text.matchAll(/^# *([A-Z_]+=.*)$/gm)].map(([, line = '']) => line).join('\n'))

/** `127.0.0.1:${SMTP_PORT:-3012}:1025` → address, name of the setting, its default. */
const publishedPort = (port: string) =>
  /^(?<address>[^:]+):\$\{(?<name>\w+):-(?<fallback>\d+)\}:\d+$/.exec(port)?.groups ?? {}

let services: z.infer<typeof composeFile>['services']
let listed: NodeJS.Dict<string>
let settings: ReturnType<typeof readSettings>
beforeAll(async () => {
  const text = await read('docker-compose.yml')
  services = composeFile.parse(parse(text)).services
  listed = commentedSettings(await read('.env.example'))
  settings = readSettings(commentedSettings(text))
})

describe('docker-compose.yml', () => {
  it('publishes the ports of the stack, on this machine only', () => {
    const ports = Object.values(services).flatMap((service) => service.ports.map(publishedPort))
    expect(ports).toHaveLength(4)
    for (const { address, name = '', fallback } of ports) {
      expect(address).toBe('127.0.0.1')
      expect(fallback, name).toBe(`${readPorts({})[name as PortName]}`)
      expect(fallback, name).toBe(listed[name])
    }
  })

  it('names the settings that `start` needs to use its database and mail server', () => {
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services.database.environment
    expect(settings.databaseUrl).toBe(
      `postgresql://${POSTGRES_USER}:${POSTGRES_PASSWORD}@127.0.0.1:${listed.DATABASE_PORT}/${POSTGRES_DB}`,
    )
    expect(settings.smtpUrl).toBe(`smtp://127.0.0.1:${listed.SMTP_PORT}`)
  })

  it('names the settings that `start` needs to use its storage', () => {
    const { environment, volumes } = services.storage
    expect(settings.ownStorage).toEqual({
      endpoint: `http://127.0.0.1:${listed.STORAGE_PORT}`,
      region: environment.VGW_REGION,
      bucket: listed.STORAGE_BUCKET,
      accessKey: environment.ROOT_ACCESS_KEY,
      secretKey: environment.ROOT_SECRET_KEY,
    })
    expect(settings.ownStorage?.region).toBe(listed.STORAGE_REGION)
    expect(volumes).toEqual([`storage:/data/${listed.STORAGE_BUCKET}`])
    expect(environment.VGW_CORS_ALLOW_ORIGIN).toBe(`\${WEB_URL:-${listed.WEB_URL}}`)
  })
})
