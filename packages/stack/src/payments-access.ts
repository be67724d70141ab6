import { SetupError } from '@kostbar/machine/setup-error'
import { z } from 'zod'
import type { Secrets } from './secrets.ts'

/** Credentials of Stripe or its stand-in. */
export type PaymentsAccess = {
  secretKey: string
  webhookSecret: string
  /** Base URL; undefined for Stripe itself. */
  apiUrl: string | undefined
}

/** Environment variables of a Stripe account. */
export const paymentsVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key like sk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be a signing secret like whsec_…')
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an address like https://api.stripe.com' }).optional(),
}

/**
 * The Stripe account of the environment, if any.
 * @throws SetupError when it names only one of the two secrets
 */
export function readOwnPayments(env: z.infer<z.ZodObject<typeof paymentsVariables>>): PaymentsAccess | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = env
  if (!STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET) return undefined
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET)
    throw new SetupError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other.')
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL }
}

/** The stand-in's credentials on a port. */
export const stackPayments = (port: number, secrets: Secrets): PaymentsAccess => ({
  secretKey: `sk_test_${secrets.paymentsKey.replace(/\W/g, 'x')}`,
  webhookSecret: `whsec_${secrets.paymentsWebhookSecret.replace(/\W/g, 'x')}`,
  apiUrl: `http://127.0.0.1:${port}`,
})

/** Environment variables for the API. */
export const paymentsEnvironment = (access: PaymentsAccess): Record<string, string> => ({
  STRIPE_SECRET_KEY: access.secretKey,
  STRIPE_WEBHOOK_SECRET: access.webhookSecret,
  ...(access.apiUrl && { STRIPE_API_URL: access.apiUrl }),
})
