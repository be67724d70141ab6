import { z } from 'zod'
import { getCustomer } from '../billing/lookup.ts'
import type { PortalSession } from '../objects/checkout.ts'
import { newId, randomText } from '../wire/ids.ts'
import { anything, text } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import type { World } from '../world.ts'

const create = z.strictObject({
  customer: text,
  return_url: z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).optional(),
  locale: text.optional(),
  configuration: text.optional(),
  flow_data: z
    .strictObject({
      type: z.enum(['payment_method_update', 'subscription_cancel']),
      after_completion: anything.optional(),
      subscription_cancel: anything.optional(),
    })
    .optional(),
})

type Visit = Omit<z.infer<typeof create>, 'customer'>

/** Opens the portal for a customer: whoever has its address may use it for a day. */
export function openPortal(world: World, customer: string, visit: Visit): PortalSession {
  const { flow_data: flow } = visit
  const session: PortalSession = {
    object: 'billing_portal.session',
    id: newId('bps'),
    created: world.clock.now(),
    customer,
    flow: flow ? { type: flow.type, after_completion: flow.after_completion ?? null } : null,
    locale: visit.locale ?? null,
    return_url: visit.return_url ?? null,
    url: `${world.publicUrl}/p/session/${randomText(48)}`,
    configuration: visit.configuration ?? 'bpc_local',
  }
  world.store.put(session)
  return session
}

export const portalRoutes = [
  route('POST', '/v1/billing_portal/sessions', create, ({ world, params }) =>
    openPortal(world, getCustomer(world, params.customer, 'customer').id, params),
  ),
]
