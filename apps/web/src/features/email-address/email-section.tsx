import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import type { Answer } from '@kostbar/contracts/endpoint'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { ChangeForm } from './change-form.tsx'
import { PendingChange } from './pending-change.tsx'
import { ResendButton } from './resend-button.tsx'
import { texts } from './texts.ts'

/** Settings section for the account's e-mail address: confirmation state, pending change, and the form to change it. */
export function EmailSection({ id }: { id: string }) {
  const state = useQuery(query(emailAddress.mine))
  return (
    <PageSection id={id} title={texts.title} text={texts.text}>
      <QueryView query={state} skeleton={<EmailSkeleton />}>
        {(email) => (
          <>
            <CurrentAddress {...email} />
            {email.change ? <PendingChange change={email.change} sectionId={id} /> : null}
            <ChangeForm />
          </>
        )}
      </QueryView>
    </PageSection>
  )
}

function CurrentAddress({ email, confirmed, change }: Answer<typeof emailAddress.mine>) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">
          <EmailAddress address={email} />
        </span>
        <Badge tone={confirmed ? 'leaf' : 'apricot'}>{confirmed ? texts.confirmed : texts.unconfirmed}</Badge>
      </p>
      {confirmed || change ? null : (
        <div className="mt-2">
          <p className="mb-3 max-w-prose text-ink-soft">{texts.unconfirmedHint}</p>
          <ResendButton />
        </div>
      )}
    </>
  )
}

const EmailSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-6">
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-78 sm:h-51" />
  </SkeletonArea>
)
