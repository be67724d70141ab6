import { useSearchParams } from 'react-router-dom'
import { parseCheckoutParams } from '../domain/checkout/search-params.ts'
import { LoginForm } from '../features/auth/login-form.tsx'
import { Registration } from '../features/auth/registration.tsx'
import type { AuthForms } from '../features/checkout/auth-forms.ts'
import { CheckoutDialog } from '../features/checkout/checkout-dialog.tsx'

const forms: AuthForms = {
  register: ({ kind, onDone }) => <Registration key={kind} kind={kind} invitation={null} onDone={onDone} />,
  signIn: ({ onDone }) => <LoginForm onDone={onDone} />,
}

/** Connects the checkout dialog with the URL and with the forms of the auth feature. */
export function CheckoutWithAuthForms() {
  const [search] = useSearchParams()
  const params = parseCheckoutParams(search)
  return params ? <CheckoutDialog key={params.product} params={params} forms={forms} /> : null
}
