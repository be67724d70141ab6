import { NavLink, useLocation } from 'react-router-dom'
import { paths, userPath } from '../../lib/paths.ts'
import { ViewNav, viewLinkClass } from '../../ui/view-links.tsx'
import { texts } from './texts.ts'

const tabs = [
  { page: paths.user, label: texts.overview },
  { page: paths.userMessages, label: texts.messages },
  { page: paths.userAnamnesis, label: texts.anamnesis },
  { page: paths.userProtocol, label: texts.protocolTab },
  { page: paths.userCheckIns, label: texts.checkIns },
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
  // Keeps the filters of the list that the page was opened from.
  const { search } = useLocation()
  return (
    <div className="mt-6 mb-8">
      <ViewNav label={texts.areas}>
        {tabs.map(({ page, label }) => (
          <li key={page}>
            <NavLink
              to={{ pathname: userPath(page, id), search }}
              end
              className={({ isActive }) => viewLinkClass(isActive)}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ViewNav>
    </div>
  )
}
