import { done } from '../problem.ts'

export const paymentEventsSchemas = () => ({
  receive: { summary: "The payment service's events; the body is signed and read as it came", output: done },
})
