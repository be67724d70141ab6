import { users } from '@kostbar/contracts/users/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { parseReturnPath, paths } from '../../lib/paths.ts'
import { clearSession, useSignOut } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
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
  const signOut = useSignOut()
  const finish = async () => {
    await queries.invalidateQueries({ queryKey: [users.info.path] })
    await navigate(parseReturnPath(search, hash), { replace: true })
  }
  const leave = () =>
    signOut.mutate(undefined, {
      onSuccess: async () => {
        await navigate(paths.home)
        clearSession(queries)
      },
      onError: (problem) => toastProblem(problem),
    })
  return (
    <div className="column max-w-2xl pt-6 pb-16">
      <LazyIllustration loader={lockedJar} className="mx-auto aspect-[4/3] w-44" />
      <h1 className="mt-4 text-3xl">{texts.page.title}</h1>
      <p className="mt-3 mb-8 text-lg text-ink-soft">{texts.page.intro}</p>
      <SetUp onFinish={() => void finish()} />
      <p className="mt-8">
        <Button variant="quiet" className="-ml-5" pending={signOut.isPending} onClick={leave}>
          {texts.page.signOut}
        </Button>
      </p>
    </div>
  )
}
