import { configure } from '@testing-library/react'

// How long `findBy…` and `waitFor` wait on a machine that is busy with other things, in milliseconds.
configure({ asyncUtilTimeout: 5_000 })
