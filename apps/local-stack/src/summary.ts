import { styleText } from 'node:util'
import { demoAccounts, demoPassword } from '@kostbar/stack/demo-accounts'
import type { Stack, StandIns } from '@kostbar/stack/stack'

type Row = readonly [label: string, value: string]

const table = (rows: readonly Row[]): string => {
  const width = Math.max(...rows.map(([label]) => label.length))
  return rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join('\n')
}

const section = (title: string, rows: readonly Row[]): string => `${styleText('bold', title)}\n${table(rows)}`

const withoutPassword = (address: string): string => {
  const url = new URL(address)
  url.password = ''
  return url.href
}

/**
 * Addresses and keys of the stand-ins for official clients (Stripe CLI, S3 and Storyblok SDKs); never of real services.
 */
const credentials = ({ stripe, s3, storyblok }: StandIns): Row[] => [
  ...(stripe
    ? ([
        ['Stripe', `${stripe.apiUrl}`],
        ['  secret key', stripe.secretKey],
        ['  webhook secret', stripe.webhookSecret],
      ] as const)
    : []),
  ...(s3
    ? ([
        ['S3', `${s3.endpoint} (bucket ${s3.bucket}, region ${s3.region})`],
        ['  access key', s3.accessKey],
        ['  secret key', s3.secretKey],
      ] as const)
    : []),
  ...(storyblok
    ? ([
        ['Storyblok', storyblok.apiUrl],
        ['  public token', storyblok.token],
        ['  preview token', `${storyblok.previewToken}`],
      ] as const)
    : []),
]

/** Text for the terminal once the stack runs: addresses, keys of the stand-ins, demo accounts. */
export function summary({ addresses, standIns }: Pick<Stack, 'addresses' | 'standIns'>, hasDemoData: boolean): string {
  const services: Row[] = [
    ['Web app', addresses.web],
    ['API', `${addresses.api}/docs`],
    ...(addresses.mail ? [['Mail inbox', addresses.mail] as const] : []),
    ...(addresses.payments ? [['Payments', addresses.payments] as const] : []),
    ['PostgreSQL', withoutPassword(addresses.database)],
    ['SMTP', addresses.smtp],
  ]
  const keys = credentials(standIns)
  return [
    section('Kostbar runs', services),
    ...(keys.length > 0 ? [section('Stand-ins, for official clients', keys)] : []),
    ...(hasDemoData ? [section(`Demo accounts (password ${demoPassword})`, demoAccounts)] : []),
    'Ctrl-C stops it.',
  ].join('\n\n')
}
