import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { topicPath } from '../../lib/content/story-filters.ts'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

interface TopicChipsProps {
  readonly topics: readonly string[]
  /** Selected topic; empty for all topics. */
  readonly selected: string
  readonly onSelect: (topic: string) => void
}

const chip =
  'inline-flex min-h-9 items-center rounded-full px-3.5 text-sm font-medium no-underline transition-colors duration-(--quick) pointer-coarse:min-h-11'

/** Topics of the blog as links that filter the list; they work without JavaScript. */
export function TopicChips({ topics, selected, onSelect }: TopicChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const count = topics.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: more topics move the chosen one
  useEffect(() => {
    if (selected) scrollToChosen(list.current)
  }, [selected, count])
  // Includes a selected topic without articles, so that it can be deselected.
  const all = selected && !topics.includes(selected) ? [...topics, selected] : topics
  if (all.length === 0) return null
  return (
    <nav aria-label={texts.topics} className="mt-5">
      <ul
        ref={list}
        className="relative -mx-4 flex min-h-13 scroll-px-10 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
      >
        {['', ...all].map((topic) => (
          <li key={topic} className="shrink-0">
            <Link
              to={topic ? topicPath(topic) : paths.blog}
              replace
              preventScrollReset
              aria-current={topic === selected ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                // Changes the topic on the client, which keeps the search text.
                event.preventDefault()
                onSelect(topic)
              }}
              className={classNames(
                chip,
                topic === selected
                  ? 'bg-leaf text-on-leaf hover:text-on-leaf forced-colors:outline-2'
                  : 'bg-sage text-ink hover:bg-sage-deep',
              )}
            >
              {topic || texts.allTopics}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Centers the selected chip by scrolling the row only, not the page. */
function scrollToChosen(list: HTMLUListElement | null): void {
  const chip = list?.querySelector('[aria-current]')?.parentElement
  if (list && chip) list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2
}
