import { type AnalyticsEvent, type SendEvent, startTracking } from '../../lib/analytics.ts'
import type { AnalyticsSettings } from './analytics-settings.ts'

/** Loads the tag service and, if configured, a social network pixel, and sends them the events. */
export function startServices({ script, measurementId, dataLayer, pixel }: AnalyticsSettings): void {
  const services = [tagService(script, measurementId, dataLayer), ...(pixel ? [pixelService(pixel)] : [])]
  startTracking((event) => {
    for (const send of services) send(event)
  })
}

function tagService(script: string, measurementId: string, dataLayer: string): SendEvent {
  const address = new URL(script)
  address.searchParams.set('id', measurementId)
  address.searchParams.set('l', dataLayer)
  const queue: unknown[] = []
  Object.assign(window, { [dataLayer]: queue })
  // The tag service recognises commands by their type `arguments`.
  function command(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments)
  }
  command('js', new Date())
  // Page views are sent by `track`, which excludes some pages.
  command('config', measurementId, { send_page_view: false })
  load(address.href)
  return ({ name, ...details }) => command('event', name, details)
}

/** Event names of the pixel. */
const pixelNames: Readonly<Record<AnalyticsEvent['name'], string>> = {
  page_view: 'PageView',
  sign_up: 'CompleteRegistration',
  newsletter_signup: 'Lead',
  purchase: 'Purchase',
}

interface PixelQueue {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  loaded: boolean
  version: string
}

function pixelService({ script, id }: { script: string; id: string }): SendEvent {
  const send: PixelQueue = Object.assign(
    (...command: unknown[]) => (send.callMethod ? send.callMethod(...command) : send.queue.push(command)),
    { queue: [], loaded: true, version: '2.0' },
  )
  Object.assign(window, { fbq: send, _fbq: send })
  send('set', 'autoConfig', false, id)
  send('init', id)
  load(script)
  return (event) => send('track', pixelNames[event.name], event.name === 'purchase' ? { currency: event.currency } : {})
}

function load(address: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
