import type { CardError } from '../objects/payment.ts'

type Behaviour = 'succeeds' | 'declines' | 'requires_action'

export type TestCard = {
  number: string
  brand: string
  /** Outcome while the customer is present. */
  onSession: Behaviour
  /** Outcome of later charges, such as renewals. */
  offSession: Behaviour
  error: CardError
  /** Its name in the API, `pm_card_…`. */
  token: string
}

const cardError = (code: string, message: string, decline_code?: string): CardError => ({
  type: 'card_error',
  code,
  message,
  ...(decline_code ? { decline_code } : {}),
})

const declined = cardError('card_declined', 'Your card was declined.', 'generic_decline')
const noFunds = cardError('card_declined', 'Your card has insufficient funds.', 'insufficient_funds')
export const authenticationError = cardError(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
  'authentication_required',
)

const card = (
  number: string,
  token: string,
  onSession: Behaviour,
  offSession: Behaviour,
  error = declined,
): TestCard => ({
  number,
  brand: number.startsWith('5') ? 'mastercard' : 'visa',
  onSession,
  offSession,
  error,
  token,
})

/** Stripe's test cards and their outcomes. */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'pm_card_visa', 'succeeds', 'succeeds'),
  card('5555555555554444', 'pm_card_mastercard', 'succeeds', 'succeeds'),
  card('4000000000000002', 'pm_card_chargeDeclined', 'declines', 'declines'),
  card('4000000000009995', 'pm_card_chargeDeclinedInsufficientFunds', 'declines', 'declines', noFunds),
  card(
    '4000000000000069',
    'pm_card_chargeDeclinedExpiredCard',
    'declines',
    'declines',
    cardError('expired_card', 'Your card has expired.', 'expired_card'),
  ),
  card(
    '4000000000000127',
    'pm_card_chargeDeclinedIncorrectCvc',
    'declines',
    'declines',
    cardError('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  ),
  card('4000000000000341', 'pm_card_chargeCustomerFail', 'succeeds', 'declines'),
  card('4000002500003155', 'pm_card_authenticationRequiredOnSetup', 'requires_action', 'succeeds', authenticationError),
  card('4000002760003184', 'pm_card_authenticationRequired', 'requires_action', 'requires_action', authenticationError),
  card('4000000000003220', 'pm_card_threeDSecure2Required', 'requires_action', 'requires_action', authenticationError),
]

export const cardOf = (number: string): TestCard | undefined => testCards.find((known) => known.number === number)
