import { ForTrainers } from './for-trainers.tsx'
import { ForYou } from './for-you.tsx'
import { Invitation } from './invitation.tsx'
import { Stage } from './stage.tsx'
import { Statement } from './statement.tsx'
import { Steps } from './steps.tsx'
import { WordGiven } from './word-given.tsx'

/** The public start page: one thought per section. */
export const HomePage = () => (
  <div className="overflow-x-clip">
    <Stage />
    <Statement />
    <Steps />
    <ForYou />
    <WordGiven />
    <ForTrainers />
    <Invitation />
  </div>
)
