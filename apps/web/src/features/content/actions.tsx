import type { ContentOf } from '@kostbar/contracts/content'
import { ContentLink } from '../../lib/content/content-link.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { type ButtonVariant, buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

interface ActionsProps {
  readonly actions: readonly ContentOf<'button'>[]
  /** On a coloured ground a second button is paper, or nobody would see it. */
  readonly onSage?: boolean
  /** Stands in the middle, as the words above it do. */
  readonly centred?: boolean
  readonly className?: string
}

/**
 * The buttons that lead on from a section: in a row, or one under the other where their column is narrow. For people
 * who are signed in, the way to sign up leads to their profile.
 */
export function Actions({ actions, onSage = false, centred = false, className }: ActionsProps) {
  const { state } = useSession()
  const shown = actions.filter(({ label, link }) => label && link)
  if (shown.length === 0) return null
  return (
    <div className={classNames('@container w-full', className)}>
      <div className={classNames('flex flex-col gap-3 @md:flex-row @md:flex-wrap', centred && '@md:justify-center')}>
        {shown.map(({ _uid, label, link, look }, index) => {
          const home = state !== 'out' && (link?.href === paths.signup || link?.href === paths.login)
          return (
            <ContentLink
              key={_uid}
              to={home ? { href: paths.profile, newTab: false } : link}
              className={buttonClass(
                { variant: look ?? defaultLook(index), size: 'lg' },
                onSage && look === 'secondary' && 'bg-raised!',
              )}
            >
              {home ? texts.toProfile : label}
            </ContentLink>
          )
        })}
      </div>
    </div>
  )
}

/** One primary action per section. */
const defaultLook = (index: number): ButtonVariant => (index === 0 ? 'primary' : 'secondary')
