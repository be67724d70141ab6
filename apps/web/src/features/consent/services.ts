import { type AnalyticsEvent, type Sender, startTracking } from '../../lib/analytics.ts'
import type { AnalyticsSettings } from './analytics-settings.ts'

/** Loads the tag service and, where one is set up, the pixel of a social network, and lets events flow to them. */
export function startServices({ script, measurementId, dataLayer, pixel }: AnalyticsSettings): void {
  const senders = [tagService(script, measurementId, dataLayer), ...(pixel ? [pixelService(pixel)] : [])]
  startTracking((event) => {
    for (const send of senders) send(event)
  })
}

function tagService(script: string, measurementId: string, dataLayer: string): Sender {
  const address = new URL(script)
  address.searchParams.set('id', measurementId)
  address.searchParams.set('l', dataLayer)
  const queue: unknown[] = []
  Object.assign(window, { [dataLayer]: queue })
  // The service tells commands from data by their being `arguments`.
  function command(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments)
  }
  command('js', new Date())
  // Pages are counted by us: the service would count those that are to be left out, too.
  command('config', measurementId, { send_page_view: false })
  load(address.href)
  return ({ name, ...details }) => command('event', name, details)
}

/** What the pixel calls the events it knows. */
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

function pixelService({ script, id }: { script: string; id: string }): Sender {
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
