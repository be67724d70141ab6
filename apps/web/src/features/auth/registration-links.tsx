import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { texts } from './texts.ts'

interface RegistrationLinksProps {
  /** Address of the sign-in; by default it keeps the return path of the registration. */
  readonly signIn?: string | undefined
  /** Link to the other kind of registration (member or trainer). */
  readonly children: ReactNode
}

/** Links below the registration form: to the sign-in and to the other registration. */
export function RegistrationLinks({ signIn, children }: RegistrationLinksProps) {
  const { search } = useLocation()
  return (
    <div className="mt-6 space-y-3 text-ink-soft">
      <p className="flex flex-wrap justify-center gap-x-1.5">
        <span>{texts.signup.hasAccount}</span>{' '}
        <Link to={signIn ?? { pathname: paths.login, search }}>{texts.signup.signIn}</Link>
      </p>
      <p className="flex flex-col items-center">{children}</p>
    </div>
  )
}
