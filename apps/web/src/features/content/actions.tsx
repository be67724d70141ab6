import type { ContentOf } from '@kostbar/contracts/content'
import { ContentLink } from '../../lib/content/content-link.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { type ButtonVariant, buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

interface ActionsProps {
  readonly actions: readonly ContentOf<'button'>[]
  /** Whether the background is sage, where secondary buttons need another colour. */
  readonly onSage?: boolean
  readonly centred?: boolean
  readonly className?: string
}

/** Pages that lead signed-in users to their profile. */
const visitorPaths: readonly (string | undefined)[] = [paths.signup, paths.trainerSignup, paths.login]

/**
 * Buttons of a section. For signed-in users, the first link to login or a sign-up leads to the profile instead, and
 * others are left out.
 */
export function Actions({ actions, onSage = false, centred = false, className }: ActionsProps) {
  const { state } = useSession()
  const leadsToProfile = ({ link }: ContentOf<'button'>) => state !== 'out' && visitorPaths.includes(link?.href)
  const complete = actions.filter(({ label, link }) => label && link)
  const toProfile = complete.find(leadsToProfile)
  const shown = complete.filter((action) => action === toProfile || !leadsToProfile(action))
  if (shown.length === 0) return null
  return (
    <div className={classNames('@container w-full', className)}>
      <div className={classNames('flex flex-col gap-3 @md:flex-row @md:flex-wrap', centred && '@md:justify-center')}>
        {shown.map((action, index) => {
          const { _uid, label, link, look } = action
          return (
            <ContentLink
              key={_uid}
              to={action === toProfile ? { href: paths.profile, newTab: false } : link}
              className={buttonClass(
                { variant: look ?? defaultVariant(index), size: 'lg' },
                onSage && look === 'secondary' && 'bg-raised!',
              )}
            >
              {action === toProfile ? texts.toProfile : label}
            </ContentLink>
          )
        })}
      </div>
    </div>
  )
}

/** Only the first action of a section is primary. */
const defaultVariant = (index: number): ButtonVariant => (index === 0 ? 'primary' : 'secondary')
