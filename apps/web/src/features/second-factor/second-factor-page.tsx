import { users } from '@kostbar/contracts/users/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignOutAndLeave } from '../../domain/sign-out/use-sign-out-and-leave.ts'
import { parseReturnPath } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { lockedJar } from '../../ui/illustration/scenes.ts'
import { SetUp } from './set-up.tsx'
import { texts } from './texts.ts'

/** Mandatory set-up page of the second factor for trainers and admins; leads to the requested page afterwards. */
export function SecondFactorPage() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { signOut, isPending, dialog } = useSignOutAndLeave()
  const finish = async () => {
    await queries.invalidateQueries({ queryKey: [users.info.path] })
    await navigate(parseReturnPath(search, hash), { replace: true })
  }
  return (
    <div className="column max-w-2xl pt-6 pb-16">
      <LazyIllustration loader={lockedJar} className="mx-auto aspect-[4/3] w-44" />
      <h1 className="mt-4 text-3xl">{texts.page.title}</h1>
      <p className="mt-3 mb-8 text-lg text-ink-soft">{texts.page.intro}</p>
      <SetUp onFinish={() => void finish()} />
      <p className="mt-8">
        <Button variant="quiet" className="-ml-5" pending={isPending} onClick={() => void signOut()}>
          {texts.page.signOut}
        </Button>
      </p>
      {dialog}
    </div>
  )
}
