import { z } from 'zod'
import { getCustomer } from '../billing/lookup.ts'
import type { Context } from '../context.ts'
import type { PortalSession } from '../objects/checkout.ts'
import { newId, randomText } from '../wire/ids.ts'
import { text, unvalidated } from '../wire/params.ts'
import { route } from '../wire/route.ts'

const create = z.strictObject({
  customer: text,
  return_url: z.url({ protocol: /^https?$/, error: 'Not a valid URL' }).optional(),
  locale: text.optional(),
  configuration: text.optional(),
  flow_data: z
    .strictObject({
      type: z.enum(['payment_method_update', 'subscription_cancel']),
      after_completion: unvalidated.optional(),
      subscription_cancel: unvalidated.optional(),
    })
    .optional(),
})

type PortalParams = Omit<z.infer<typeof create>, 'customer'>

/** Creates a portal session, valid for a day. */
export function openPortal(context: Context, customer: string, params: PortalParams): PortalSession {
  const { flow_data: flow } = params
  const session: PortalSession = {
    object: 'billing_portal.session',
    id: newId('bps'),
    created: context.clock.now(),
    customer,
    flow: flow ? { type: flow.type, after_completion: flow.after_completion ?? null } : null,
    locale: params.locale ?? null,
    return_url: params.return_url ?? null,
    url: `${context.publicUrl}/p/session/${randomText(48)}`,
    configuration: params.configuration ?? 'bpc_local',
  }
  context.store.put(session)
  return session
}

export const portalRoutes = [
  route('POST', '/v1/billing_portal/sessions', create, ({ context, params }) =>
    openPortal(context, getCustomer(context, params.customer, 'customer').id, params),
  ),
]
