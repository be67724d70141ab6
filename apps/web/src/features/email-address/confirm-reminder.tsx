import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { ResendButton } from './resend-button.tsx'
import { texts } from './texts.ts'

const noticeTexts = texts.reminder

/** Reminder to confirm the e-mail address; renders nothing once it is confirmed. */
export function ConfirmReminder() {
  const user = useUser()
  const isMissing = user !== null && user !== undefined && !user.emailConfirmed
  // The link is mailed to the new address while a change is pending.
  const { data: email } = useQuery({ ...query(emailAddress.mine), enabled: isMissing })
  if (!isMissing) return null
  return (
    <section
      aria-labelledby="adresse-bestaetigen"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-raised p-4 shadow-low inset-ring inset-ring-line print:hidden"
    >
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <Mail className="mt-[0.2em] size-5 shrink-0" aria-hidden="true" />
        <div className="min-w-0">
          <h2 id="adresse-bestaetigen" className="font-sans text-base font-semibold">
            {noticeTexts.title}
          </h2>
          <p className="text-sm text-ink-soft">
            {noticeTexts.before}{' '}
            <span className="wrap-anywhere">
              <EmailAddress address={email?.change?.email ?? user.email} />
            </span>
            {noticeTexts.after}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ResendButton />
        <Link to={`${paths.settings}#e-mail`} className="text-sm">
          {noticeTexts.toSettings}
        </Link>
      </div>
    </section>
  )
}
