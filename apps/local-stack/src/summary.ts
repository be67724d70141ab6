import { styleText } from 'node:util'
import type { Addresses } from '@kostbar/stack/addresses'
import { demoAccounts, demoPassword } from '@kostbar/stack/demo-accounts'

const table = (rows: ReadonlyArray<readonly [string, string]>): string => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

const withoutPassword = (address: string): string => {
  const url = new URL(address)
  url.password = ''
  return url.href
}

/** What a person needs once the stack runs: where everything is, and who can sign in. */
export function summary(addresses: Addresses, hasDemoData: boolean): string {
  const places = [
    ['Web app', addresses.web],
    ['API', `${addresses.api}/docs`],
    ...(addresses.mail ? [['Mail inbox', addresses.mail] as const] : []),
    ...(addresses.payments ? [['Payments', addresses.payments] as const] : []),
    ['PostgreSQL', withoutPassword(addresses.database)],
    ['SMTP', addresses.smtp],
  ] as const
  const title = (text: string) => styleText('bold', text)
  const accounts = `\n\n${title(`Demo accounts (password ${demoPassword})`)}\n${table(demoAccounts)}`
  return `${title('Kostbar runs')}\n${table(places)}${hasDemoData ? accounts : ''}\n\nCtrl-C stops it.`
}
