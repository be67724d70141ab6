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

/**
 * Buttons of a section. For signed-in users, links to login and sign-up lead to the profile instead.
 */
export function Actions({ actions, onSage = false, centred = false, className }: ActionsProps) {
  const { state } = useSession()
  const shown = actions.filter(({ label, link }) => label && link)
  if (shown.length === 0) return null
  return (
    <div className={classNames('@container w-full', className)}>
      <div className={classNames('flex flex-col gap-3 @md:flex-row @md:flex-wrap', centred && '@md:justify-center')}>
        {shown.map(({ _uid, label, link, look }, index) => {
          const leadsToProfile = state !== 'out' && (link?.href === paths.signup || link?.href === paths.login)
          return (
            <ContentLink
              key={_uid}
              to={leadsToProfile ? { href: paths.profile, newTab: false } : link}
              className={buttonClass(
                { variant: look ?? defaultVariant(index), size: 'lg' },
                onSage && look === 'secondary' && 'bg-raised!',
              )}
            >
              {leadsToProfile ? texts.toProfile : label}
            </ContentLink>
          )
        })}
      </div>
    </div>
  )
}

/** Only the first action of a section is primary. */
const defaultVariant = (index: number): ButtonVariant => (index === 0 ? 'primary' : 'secondary')
