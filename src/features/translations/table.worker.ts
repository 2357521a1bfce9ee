/** Reads tables of translations. */
import { expose } from 'comlink'
import { readTableRows } from './table-rows.ts'

expose({ readTableRows })
