import type { ReactNode } from 'react'
import { canSeeContent } from '../domain/users/person.ts'
import { paths, subscriptionPath } from '../lib/paths.ts'
import { useUser } from '../lib/session.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LazyIllustration } from '../ui/illustration/lazy-illustration.tsx'
import { openDoor } from '../ui/illustration/scenes.ts'
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx'

const texts = {
  title: 'Plan und Rezepte öffnen sich mit einem Abo',
  toOffers: 'Zu den Angeboten',
  text: 'Oder wenn du eine Einladung zur Begleitung annimmst. Einkaufsliste, Notizen und Dokumente kannst du gleich verwenden.',
  unpaidTitle: 'Plan und Rezepte öffnen sich, sobald deine Zahlung da ist',
  unpaidText: 'Alles ist noch da. Einkaufsliste, Notizen und Dokumente kannst du weiter verwenden.',
  toPayment: 'Zur offenen Rechnung',
}

interface RequireAccessProps {
  /** Name of a page whose children bring its heading; screen readers get it while they are not shown. */
  heading?: string
  children: ReactNode
}

/** Renders its children for users with content access (`canSeeContent`); others see how to get it. */
export function RequireAccess({ heading, children }: RequireAccessProps) {
  const user = useUser()
  const hiddenHeading = heading ? <h1 className="sr-only">{heading}</h1> : null
  if (!user)
    return (
      <>
        {hiddenHeading}
        <SkeletonArea className="mt-8">
          <Skeleton className="h-96 rounded-xl" />
        </SkeletonArea>
      </>
    )
  if (canSeeContent(user)) return children
  const { membershipUnpaid } = user
  return (
    <Card className="mt-8">
      {hiddenHeading}
      <EmptyState
        picture={<LazyIllustration loader={openDoor} className="aspect-[4/3]" />}
        title={membershipUnpaid ? texts.unpaidTitle : texts.title}
        text={membershipUnpaid ? texts.unpaidText : texts.text}
        action={
          membershipUnpaid ? (
            <ButtonLink to={subscriptionPath}>{texts.toPayment}</ButtonLink>
          ) : (
            <ButtonLink to={paths.sale}>{texts.toOffers}</ButtonLink>
          )
        }
      />
    </Card>
  )
}
