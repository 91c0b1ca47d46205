/**
 * Land borders and short straits, by ISO 3166-1 code. Each border stands once, with the country that comes first in the
 * alphabet.
 */
const borders = `
AD: ES FR; AE: OM SA; AF: CN IR PK TJ TM UZ; AL: GR ME MK XK; AM: AZ GE IR TR; AO: CD CG NA ZM; AR: BO BR CL PY UY;
AT: CH CZ DE HU IT LI SI SK; AZ: GE IR RU TR; BA: HR ME RS; BD: IN MM; BE: DE FR LU NL; BF: BJ CI GH ML NE TG; BG: GR MK RO RS TR;
BH: QA SA; BI: CD RW TZ; BJ: NE NG TG; BN: MY; BO: BR CL PE PY; BR: CO GF GY PE PY SR UY VE; BT: CN IN; BW: NA ZA ZM ZW;
BY: LT LV PL RU UA; BZ: GT MX; CA: US; CD: CF CG RW SS TZ UG ZM; CF: CG CM SD SS TD; CG: CM GA; CH: DE FR IT LI; CI: GH GN LR ML;
CL: PE; CM: GA GQ NG TD; CN: HK IN KG KP KZ LA MM MN MO NP PK RU TJ TW VN; CO: EC PA PE VE; CR: NI PA; CU: US; CY: GR TR;
CZ: DE PL SK; DE: DK FR LU NL PL; DJ: ER ET SO; DK: NO SE; DO: HT; DZ: EH LY MA ML MR NE TN; EC: PE; EE: FI LV RU; EG: IL LY PS SA SD;
EH: MA MR; ER: ET SD; ES: FR GI MA PT; ET: KE SD SO SS; FI: NO RU SE; FR: GB IT LU MC; GA: GQ; GB: IE; GE: RU TR; GF: SR; GH: TG;
GM: SN; GN: GW LR ML SL SN; GR: MK TR; GT: HN MX SV; GW: SN; GY: SR VE; HK: MO; HN: NI SV; HR: HU ME RS SI; HU: RO RS SI SK UA;
ID: MY PG SG TL; IL: JO LB PS SY; IN: LK MM NP PK; IQ: IR JO KW SA SY TR; IR: PK TM TR; IT: MT SI SM VA; JO: PS SA SY; JP: KR;
KE: SO SS TZ UG; KG: KZ TJ UZ; KH: LA TH VN; KP: KR RU; KW: SA; KZ: RU TM UZ; LA: MM TH VN; LB: SY; LR: SL; LS: ZA; LT: LV PL RU;
LV: RU; LY: NE SD TD TN; MA: MR; MD: RO UA; ME: RS XK; MK: RS XK; ML: MR NE SN; MM: TH; MN: RU; MR: SN; MW: MZ TZ ZM; MX: US;
MY: SG TH; MZ: SZ TZ ZA ZM ZW; NA: ZA ZM; NE: NG TD; NG: TD; NO: RU SE; NZ: AU; OM: SA YE; PL: RU SK UA; PY: UY; QA: SA;
RO: RS UA; RS: XK; RU: UA; RW: TZ UG; SA: YE; SD: SS TD; SK: UA; SS: UG; SV: NI; SZ: ZA; TJ: UZ; TM: UZ; TZ: UG ZM; ZA: ZW; ZM: ZW`;

const pairs: ReadonlySet<string> = new Set(
  borders
    .split(';')
    .map((entry) => entry.trim().split(/[: ]+/))
    .flatMap(([first = '', ...others]) =>
      others.flatMap((other) => [`${first} ${other}`, `${other} ${first}`]),
    ),
);

/** Whether two countries, by ISO 3166-1 code, share a land border or lie across one strait. */
export function areNeighbours(one: string, other: string): boolean {
  return pairs.has(`${one} ${other}`);
}
