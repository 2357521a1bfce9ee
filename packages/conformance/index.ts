/** The conformance suite for a script or a test. On the command line it is `mobility-portal-conformance`. */
import { conformance } from '../../scripts/conformance/command.ts'

/**
 * Runs the suite with the options of the command line, such as `['--target', url, '--auth', file]`, prints the findings
 * and writes the reports. Returns 0 for no findings, 1 for findings, 2 if the run could not start.
 */
export const checkServer = (args: readonly string[]): Promise<0 | 1 | 2> => conformance(args)
