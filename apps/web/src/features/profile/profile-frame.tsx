import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { ProfileNavigation } from './profile-navigation.tsx'

interface ProfileFrameProps {
  /** Below the menu in the sidebar; hidden on phones. */
  readonly sidebar: ReactNode
}

/** Layout of the member area: sidebar on desktops, bottom bar on phones. */
export const ProfileFrame = ({ sidebar }: ProfileFrameProps) => (
  <div className="column grid grid-cols-1 gap-x-12 py-8 pb-28 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-14 lg:pb-20">
    <div>
      <div className="lg:sticky lg:top-28">
        <ProfileNavigation />
        <div className="mt-8 hidden border-t border-line pt-6 lg:block print:hidden">{sidebar}</div>
      </div>
    </div>
    <div className="min-w-0">
      <Outlet />
    </div>
  </div>
)
