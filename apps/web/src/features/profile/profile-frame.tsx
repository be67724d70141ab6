import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { ProfileNavigation } from './profile-navigation.tsx'

interface ProfileFrameProps {
  /** Below the menu in the sidebar; hidden on phones. */
  readonly sidebar: ReactNode
  /** Above the page. */
  readonly notice: ReactNode
  /** Number of unread messages, in the menu. */
  readonly unreadMessages: ReactNode
}

/** Layout of the signed-in area: sidebar on desktops, bottom bar on phones. */
export const ProfileFrame = ({ sidebar, notice, unreadMessages }: ProfileFrameProps) => (
  <div className="column grid grid-cols-1 gap-x-8 py-8 pb-28 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-14 lg:pb-20">
    <div>
      <div className="lg:sticky lg:top-28">
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
