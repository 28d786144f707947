import { desc, eq, sql } from 'drizzle-orm'
import { COMPENSATION, DIFFERENCE } from '../../../domain/work/payment.ts'
import type { Executor } from '../../database/client.ts'
import { messageFile } from '../../database/schema/message.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { work } from '../../database/schema/work/application.ts'
import { payment, taxSlip, workPayment } from '../../database/schema/work/payment.ts'

/** What a line of pay is, in words. */
const wordOfLine = sql<string>`case when ${workPayment.compensationYen} is not null then ${COMPENSATION}::text
  when ${workPayment.sinceNumber} is not null then ${DIFFERENCE}::text else '勤務' end`

/** A doctor's lines of pay and slips in full: for the export of own data. */
export const ownPayments = async (executor: Executor, doctorId: string) => ({
  支払い: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      種類: wordOfLine,
      補償額: workPayment.compensationYen,
      支払日: workPayment.payday,
      支払い番号: payment.id,
      支払った日: payment.paidOn,
      源泉徴収額: payment.withheldYen,
      記録した側: payment.markedBy,
      入金の確認: workPayment.receivedAt,
    })
    .from(workPayment)
    .leftJoin(payment, eq(payment.id, workPayment.paymentId))
    .innerJoin(work, eq(work.id, workPayment.workId))
    .innerJoin(hospital, eq(hospital.id, workPayment.hospitalId))
    .where(eq(workPayment.doctorId, doctorId))
    .orderBy(desc(work.plannedStart)),
  交通費の領収書: await executor
    .select({
      病院: hospital.name,
      勤務の開始: work.plannedStart,
      ファイル: messageFile.name,
      日時: messageFile.uploadedAt,
    })
    .from(messageFile)
    .innerJoin(work, eq(work.id, messageFile.workId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .where(eq(work.doctorId, doctorId))
    .orderBy(desc(messageFile.uploadedAt)),
  源泉徴収票: await executor
    .select({ 病院: hospital.name, 年: taxSlip.year, 状態: taxSlip.state, 交付日時: taxSlip.issuedAt })
    .from(taxSlip)
    .innerJoin(hospital, eq(hospital.id, taxSlip.hospitalId))
    .where(eq(taxSlip.doctorId, doctorId))
    .orderBy(desc(taxSlip.year)),
})
