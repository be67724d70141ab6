import type { User } from '@kostbar/contracts/users/schemas'
import { fullName, roleLabels } from '../../domain/users/person.ts'
import { formatDate } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { PersonForm } from './person-form.tsx'
import { texts } from './texts.ts'

const sectionTexts = texts.person

/** Settings section with the account data and the form for what the member may change. */
export function PersonSection({ id }: { id: string }) {
  const user = useUser()
  return (
    <PageSection
      id={id}
      title={sectionTexts.title}
      aside={user ? <Avatar name={fullName(user)} picture={user.profileImage} /> : undefined}
    >
      {user ? (
        <>
          <FixedData user={user} />
          <PersonForm user={user} sectionId={id} />
        </>
      ) : (
        <PersonSkeleton />
      )}
    </PageSection>
  )
}

function FixedData({ user }: { user: User }) {
  const rows: [string, string][] = [
    // No screen asks for goals; accounts of other clients of the API may have them.
    ...(user.goals ? [[sectionTexts.goals, user.goals] satisfies [string, string]] : []),
    [sectionTexts.kind, roleLabels(user.roles).join(', ')],
    [sectionTexts.since, formatDate(user.createdAt)],
  ]
  return (
    <dl className="mb-6">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 border-b border-line py-3 first:pt-0 sm:grid-cols-[11rem_1fr]">
          <dt className="text-sm text-ink-soft sm:text-base">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const PersonSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-6">
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-4 w-3/5" />
    <Skeleton className="h-64" />
  </SkeletonArea>
)
