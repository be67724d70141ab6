import { NavLink, useLocation } from 'react-router-dom'
import { paths, userPath } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

const tabs = [
  { page: paths.user, label: texts.overview },
  { page: paths.userMessages, label: texts.messages },
  { page: paths.userAnamnesis, label: texts.anamnesis },
  { page: paths.userTargets, label: texts.targets },
  { page: paths.userProgress, label: texts.progress },
  { page: paths.userPlan, label: texts.plan },
  { page: paths.userRecipes, label: texts.recipes },
  { page: paths.userDocuments, label: texts.documents },
  { page: paths.userNotes, label: texts.notes },
  { page: paths.userShopping, label: texts.shopping },
  { page: paths.userTraining, label: texts.training },
] as const

/** Tabs of a user's page, each with its own URL. */
export function UserTabs({ id }: { id: string }) {
  // Keeps the filters of the list the page was opened from.
  const { search } = useLocation()
  return (
    <nav aria-label={texts.areas} className="mt-6 mb-8 overflow-x-auto border-b border-line">
      <ul className="flex gap-1 lg:flex-wrap">
        {tabs.map(({ page, label }) => (
          <li key={page}>
            <NavLink
              to={{ pathname: userPath(page, id), search }}
              end
              className={({ isActive }) =>
                classNames(
                  'inline-flex min-h-12 items-center rounded-t-md px-3 font-semibold whitespace-nowrap no-underline transition-colors duration-(--quick)',
                  '-outline-offset-2',
                  isActive
                    ? 'text-leaf shadow-[inset_0_-3px_var(--leaf)]'
                    : 'text-ink-soft hover:bg-sunk hover:text-ink',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
