import fc from 'fast-check'

import { seed } from './seed.ts'

/** Every property of a run draws by the run's seed; what fails prints it. */
fc.configureGlobal({ seed })
