import bowser from 'bowser'
import { texts } from './texts.ts'

/** German name of a device from its user agent: `Chrome auf Windows`. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return texts.unknownDevice
  const { browser, os } = bowser.parse(userAgent)
  const name = browser.name?.replace(/ for .*$/, '').slice(0, 40)
  if (name && os.name) return texts.device(name, os.name)
  return name || os.name || texts.unknownDevice
}
