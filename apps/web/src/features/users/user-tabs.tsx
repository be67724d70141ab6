import { matchPath, useLocation } from 'react-router-dom'
import { paths, userPath } from '../../lib/paths.ts'
import { useChosenView, ViewLink, ViewNav } from '../../ui/view-links.tsx'
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
  const { pathname, search } = useLocation()
  const tabOf = (path: string) => tabs.find(({ page }) => matchPath(userPath(page, id), path))
  const current = tabOf(pathname)
  const chosen = useChosenView(current, (next) => tabOf(next.pathname))
  return (
    <div className="mt-3 mb-5 sm:mt-6 sm:mb-8">
      <ViewNav label={texts.areas}>
        {tabs.map((tab) => (
          <ViewLink
            key={tab.page}
            to={{ pathname: userPath(tab.page, id), search }}
            isCurrent={tab === current}
            isChosen={tab === chosen}
          >
            {tab.label}
          </ViewLink>
        ))}
      </ViewNav>
    </div>
  )
}
