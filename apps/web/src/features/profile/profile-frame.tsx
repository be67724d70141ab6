import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { ProfileNavigation } from './profile-navigation.tsx'

interface ProfileFrameProps {
  /** Stands under the menu where there is a sidebar. */
  readonly beside: ReactNode
}

/** The member area: its pages beside a sidebar on the desk, above a bar in reach of the thumb on the phone. */
export const ProfileFrame = ({ beside }: ProfileFrameProps) => (
  <div className="column grid grid-cols-1 gap-x-12 py-8 pb-28 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-14 lg:pb-20">
    <div>
      <div className="lg:sticky lg:top-28">
        <ProfileNavigation />
        <div className="mt-8 hidden border-t border-line pt-6 lg:block print:hidden">{beside}</div>
      </div>
    </div>
    <div className="min-w-0">
      <Outlet />
    </div>
  </div>
)
