/**
 * `tsx scripts/contract/write-bundle.ts openapi FILE.json`: bundles the contract in a folder, for programs in other
 * languages.
 */
import { bundleContract } from './bundle.ts'

const [folder, target] = process.argv.slice(2)
if (folder === undefined || target === undefined) throw new Error('give the folder and the file to write')
bundleContract(folder, target)
