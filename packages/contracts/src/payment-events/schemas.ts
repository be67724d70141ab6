import { done } from '../problem.ts'

export const paymentEventsSchemas = () => ({
  receive: { summary: "The payment service's events; the signature is checked over the raw body", output: done },
})
