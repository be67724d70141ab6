import type { WorkoutLink } from '@kostbar/contracts/workout/schemas'
import { ExternalLink, Trash2 } from 'lucide-react'
import { buttonClass } from '../../ui/button-class.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { linkHost } from './link-host.ts'
import { texts } from './texts.ts'

interface LinkRowProps {
  readonly link: WorkoutLink
  readonly onRemove: () => void
}

/** Row with an external link (new tab, no opener) and a delete button. */
export const LinkRow = ({ link: { name, link }, onRemove }: LinkRowProps) => (
  <li className="flex items-center gap-1">
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-md py-1.5 no-underline hover:text-leaf"
    >
      <ExternalLink className="size-4 shrink-0 text-leaf" aria-hidden="true" />
      <span className="min-w-0">
        <span className="block leading-snug font-semibold hyphens-auto wrap-break-word">{name}</span>
        <span className="block truncate text-xs text-ink-soft">{linkHost(link)}</span>
        <VisuallyHidden> {texts.newTab}</VisuallyHidden>
      </span>
    </a>
    <button
      type="button"
      aria-label={texts.remove(name)}
      onClick={onRemove}
      className={buttonClass({ variant: 'quiet', size: 'sm' }, 'px-2')}
    >
      <Trash2 className="size-4" aria-hidden="true" />
    </button>
  </li>
)
