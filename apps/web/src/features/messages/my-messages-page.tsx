import { assignments } from '@kostbar/contracts/assignments/endpoints'
import { health } from '@kostbar/contracts/health/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { texts } from './texts.ts'
import { Thread, ThreadSkeleton } from './thread.tsx'

/** Page of a member's thread with their trainer; asks for the consent to the processing of health data first. */
export function MyMessagesPage() {
  const user = useUser()
  const consentQuery = useQuery(query(health.consent))
  return (
    <>
      <h1 className="mb-4 text-3xl">{texts.title}</h1>
      {user ? (
        <QueryView query={consentQuery} errorTitle={texts.loadFailed} skeleton={<ThreadSkeleton />}>
          {({ given, trainer }) =>
            given || trainer ? <MyThread userId={user.id} mayRead={trainer?.mayRead ?? true} /> : <Nobody />
          }
        </QueryView>
      ) : null}
    </>
  )
}

interface MyThreadProps {
  readonly userId: string
  /** Whether the trainer may read the messages. */
  readonly mayRead: boolean
}

const MyThread = ({ userId, mayRead }: MyThreadProps) => (
  <Thread
    userId={userId}
    viewer="client"
    mayRead={mayRead}
    nobody={<Nobody />}
    className="h-[max(26rem,calc(100svh-16rem))] lg:h-[max(30rem,calc(100svh-17rem))] print:h-auto"
  />
)

/** In place of a thread: where to find a trainer, or for members who have bought coaching, how it goes on. */
function Nobody() {
  const { data, isPending } = useQuery(query(assignments.mine))
  const offers = isPending ? null : <ButtonLink to={paths.sale}>{texts.toOffers}</ButtonLink>
  return (
    <EmptyState
      picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
      title={texts.nobodyTitle}
      text={data?.waiting ? texts.waitingText : texts.nobodyText}
      action={data?.waiting ? <ButtonLink to={paths.profile}>{texts.toOverview}</ButtonLink> : offers}
    />
  )
}
