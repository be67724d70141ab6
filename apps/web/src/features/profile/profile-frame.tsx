import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { ProfileNavigation } from './profile-navigation.tsx'

interface ProfileFrameProps {
  /** Content below the menu in the sidebar; hidden on phones. */
  readonly sidebar: ReactNode
  /** Notice above the page. */
  readonly notice: ReactNode
  /** Badge with the number of unread messages, shown in the menu. */
  readonly unreadMessages: ReactNode
}

/** Layout of the signed-in area: sidebar on desktops, bottom bar on phones. */
export const ProfileFrame = ({ sidebar, notice, unreadMessages }: ProfileFrameProps) => (
  <div className="column grid grid-cols-1 gap-x-8 py-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-10">
    <div>
      <div className="lg:sticky lg:top-24 lg:-m-1.5 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-1.5">
        <ProfileNavigation unreadMessages={unreadMessages} />
        {sidebar ? <div className="mt-8 hidden border-t border-line pt-6 lg:block print:hidden">{sidebar}</div> : null}
      </div>
    </div>
    <div className="min-w-0">
      {notice}
      <Outlet />
    </div>
  </div>
)
