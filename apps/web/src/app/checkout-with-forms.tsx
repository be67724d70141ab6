import { useSearchParams } from 'react-router-dom'
import { LoginForm } from '../features/auth/login-form.tsx'
import { Registration } from '../features/auth/registration.tsx'
import { CheckoutDialog } from '../features/checkout/checkout-dialog.tsx'
import type { CheckoutForms } from '../features/checkout/checkout-forms.ts'
import { readPlace } from '../lib/checkout-place.ts'

const forms: CheckoutForms = {
  register: ({ kind, onDone }) => <Registration key={kind} kind={kind} inviteId={null} onDone={onDone} />,
  signIn: ({ onDone }) => <LoginForm onDone={onDone} />,
}

/** The checkout at the place the address names, with the forms of signing in. */
export function CheckoutWithForms() {
  const [search] = useSearchParams()
  const place = readPlace(search)
  return place ? <CheckoutDialog key={place.product} place={place} forms={forms} /> : null
}
