import { Outlet } from 'react-router-dom'
import { ProfileNavigation } from './profile-navigation.tsx'

/** The member area: its pages beside a sidebar on the desk, above a bar in reach of the thumb on the phone. */
export function ProfileLayout() {
  return (
    <div className="column grid grid-cols-1 gap-x-12 py-8 pb-28 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-14 lg:pb-20">
      <ProfileNavigation />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
