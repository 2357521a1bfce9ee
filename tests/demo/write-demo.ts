/** Before the tests of the demo: writes it from the current sources. */
import { runCommand } from '../../scripts/steps.ts'

export default async function setup(): Promise<void> {
  const { code, output } = await runCommand([process.execPath, '--import', 'tsx', 'scripts/demo.ts'])
  if (code !== 0) throw new Error(output)
}
