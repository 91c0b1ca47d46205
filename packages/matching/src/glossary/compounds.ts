import type { GlossedLanguage } from './languages.ts';

/** How a language puts words together. */
export interface CompoundRules {
  /** What may stand between two parts, of at most {@link JOINT_LENGTH_MAX} letters. */
  joint: RegExp;
  /** Stems of the glossary that are a part of nearly every word that ends with them, whatever stands before. */
  heads: ReadonlySet<string>;
  /** The same of words that begin with them. */
  firsts: ReadonlySet<string>;
  /** Stems that end unrelated words by chance («prak-tisch»): they are a part only at the beginning, or where they are the whole. */
  strays: ReadonlySet<string>;
}

/** The longest joint («Wohnung-en»), in letters. */
export const JOINT_LENGTH_MAX = 2;

/**
 * The rules by language. Heads and first parts were counted on the word lists of Debian (wngerman, wdutch, wswedish, wdanish,
 * wnorwegian): a stem is one where in nine of ten words the other part is a word of the list as well; samples of what they
 * find were read, and what was found in unrelated words was taken out (docs/matching.md).
 */
export const compoundRules = {
  de: {
    joint: /^(?:s|n|en|es|er|e)?$/,
    heads: words(`
abends arbeit aufzug aussicht ausstellung bader badezimmer balken baum baume baumen bestickt besucher beton bett
bibliothek bild bilder bildschirm blau blick blum blume blumen braune brot brunnen burgerlich buro chinesisch dach
dacher dunkl eingang einrichtung empfang energie englisch entwurf erweiterung fabrik familie farb farbe farbig fenster
feucht firma freund freunde frisch friseur garten gebaud gebaude gemald gemalde geschaft geschirr gestaltung gestreift
gestrichen gewolb gewolbe glaser grau graun gross grun grundstuck grune gruner gunstig handwerk haus hoch holz hotel
hunde industri industrie industriell japanisch kalt kalte kind kinder kirch kirche kissen klappbar kollegen korb kuche
kunst kunstler kust kuste lampe lampen leer leucht lokal material metall mitarbeiter modern morgen musik muster
naturlich neutral paar palast pension pflaster pfleg pflege platz platze praxis rohr schatten schnell schrank sessel
sicher stadtisch stube stuf stufe stuhl stuhle teich teppich urlaub vorhang vorhange vorrat zaun zimmer`),
    firsts: words(`
aluminium appartement ausbau aussicht ausstellung balken bildschirm blick blume blumen bluten bogen bucher computer
eichen einbau eltern energie entwurf erdbeben erweiterung famili familie fenster feuchtigkeit garten gartenbau gaste
gemald gemalde grillen grundstuck hafen heizung hitze hotel industrie innen kabel kaffe kaffee kastani kastanie katze
katzen keller kerze kerzen kinder kirch kirche klavier kleidung klub kuche kunde kunden kunststoff laub mansard
mansarde mobel museum neubau patient plastik praxis schuh sonne stimmung stroh stube stufe toilett toilette trepp
treppe wohnung ziegel`),
    strays: words(`
abend alte altem alten altes angst antik baun bogen braun braune bunt chrom danisch dramatisch ecke edel eich eiche
eichen eisen elegant enkel erhalten esch esche estrich fein fest feste fluss funktional gebaut giessen grau griff
griffe hang heck hecke heiss heiter innen insel kleidung klein kork kund kunde kunden kupfer kuppel lack laden larm
laub laube leis leise lernen lesen licht maler nisch nische ocker ofen offen ohne pool pult rasen reis reise reisen
rose rosen rote ruhe rund rundungen sammlung samt sand schlafen schlicht seid seide stimmung stor teak thek theke tone
tropisch violett warm warme weich weissen wiese wohnlich woll wolle`),
  },
  nl: {
    joint: /^(?:s|n|en|e|er)?$/,
    heads: words(`
apotheek apparaten apparatuur atelier avond baby bakkerij balk balken balkon bedden bedrijf bekleding beplanting
berging bestrating beton beugel bezoekers bibliotheek blauw blauwe bloei bloem bloemen boek boekhandel boerderij bomen
bont boom boot breed brood bruin bruine buis bureau cafe club comfort computer creme daken decoratie deken deuren
dochter douch douche drempel drempels droog energie enorm fabriek famili familie feest feesten fiets fietsen flat
fontein fronten garage gebouw geel gelakt geluid geschilderd gevel gevels gezin glas glazen gordijn gordijnen grijs
grijze grind groen groene herberg historisch hoekje hoog hout houten huis huisje ingang inrichting isolatie kaars
kaarsen kabels kachel kalk kamer kamers kantoor kantoren kapel kapper kast kasteel katten kerk keuken kind kinderen
klant klanten kleur kleuren kleurig koepel koffie koken kozijn kraan kroeg kruiden kunst kunstenaar kurk kussen
kussens lamp lampen lantaarn lawaai luiken massag massage materiaal materialen matte medewerkers meubel meubels
meubilair modern monument museum muur muziek naaien natuurlijk nieuw ochtend ontbijt ontwerp opbouw pakhuis paleis
patient patronen patroon perceel plaats plafond plafonds plank planken plant planten plastic pleister plek praktijk
radiator receptie reis restaurant rivier ruimte schaduw schilderen schilderij schimmel school schouw schuur servies
slaap snel spiegel spiegels staal stalen steen stenen stijl stilt stilte stoel strand strepen struik struiken studi
tafel tapijt tegel tegels televisie tentoonstelling terras terrein thee tinten toilet touw trap tuin tuinen vacht
vakantie venster verf verhuur verhuurd verlichting versterking verven verzameling verzorger verzorgster vijver vilt
vloer vloeren water weide wieg winkel woning zacht zachte zolder zoon zout zuil zwart zwarte zwembad`),
    firsts: words(`
aanrecht aardbeving aluminium ambacht antiek appartement atelier avond badkamer bakkerij baksteen balkon bambo bamboe
barok bedden bedrijf bejaard bekleding berging beton beugel bezoekers bibliotheek bijen bloem bloemen boerderij boom
boot brood brouwerij buren ceder cement club computer daglicht decorati decoratie deken dennen diner dochter douch
douche drempel droogte eiken eiland energi energie entree eten fabriek famili familie feest fiets fietsen fineer
fitness garag garage gasten gebouw geluid gevel glazen gordijn goud hitte honden hotel huiswerk huurder ingang
inrichting interieur isolati isolatie jungle juwelier kaars kaarsen kachel kamer kantoor kantoren kapper kastanj
kastanje kasteel katoen katten kelder kerk keuken kind klant klanten kleding kleur kleuren koffi koffie koper koud
koude kozijn kraan kringloop kroeg kunst kunstenaar kunststof kurk kussen lantaarn lariks lavendel leiding lift
maatwerk marmer massag massage materiaal meditati meditatie metaal meubel monument mosterd museum muziek natuur
nieuwbouw ochtend ontbijt ontspanning ontvangst ontwerp oranj oranje ouderen oven pakhuis parket patient patroon piano
plafond planken planten platteland pleister pottenbakker praktijk prenten privacy raam receptie reis reizigers
renovati renovatie restaurant restaurati restauratie rivier rolstoel sauna schaduw schilderij schilderijen school
schuur sfeer slaap slaapkamer speelgoed spiegel stilte studio tafel tandarts tapijt televisi televisie tentoonstelling
terrein textiel thee tiener toeristen toilet uitzicht vakanti vakantie vakwerk venster verlichting verwarming vijver
vloer vrienden werknemers winkel winter woning yoga zolder zomer zwembad`),
    strays: words(`
angst bang bouw bouwen cement chines engels essen eten geen gele hotel huurder ijzer kaal kookt koper laag lade laden
lades lang lange leem lege leiding leren licht lichter loft noten oker oosters open oude ouders oven pati rauw riet
rieten rode rond rood schap spelen stel tropisch uitzicht vill wollen zijd zijde`),
  },
  sv: {
    joint: /^(?:s|e|o)?$/,
    heads: words(`
arbet arbete belysning busk byrå båge dörr dörrar fjäll företag förråd föräldrar gardin gäst gäster hund hundar hus
höga inredning klubb klädd kruka kväll kvällar känsla känslan lamp lampa lampan lampor ljud lokal luckor läkar läkare
läsa låda lådor middag middagar mottagning måla resa rosor rum skänk skåp sluttning stil stilen stora stug stuga
stämning säker tavla tavlor tonåring trappa utställning vägg väggar väggarna väggen`),
    firsts: words(`
bostad dörr familj fönster guld hörn järn kakel koppar kväll källar läder läkar sommar stål tegel vinter`),
    strays: words(`
affär antik barn barnen barnens berg dator disk eken entr etta färg glad glas golv hamn hett hörn inga ingen inget
jute järn kablar kalk lack lera liten litet lugn lykt läder lägenhet mark mitten palats ramp rund runda rädd ränder
sand skor stad stall sten stor strand säng sängar sängen taket toner torp utan verand vänner växter ylle äldr`),
  },
  da: {
    joint: /^(?:s|e|er)?$/,
    heads: words(`
aftener ansatte arbejd arbejde arbejder atelier badet bager bageri beklædning belægning besøg beton bibliotek billed
billede billeder birk bjerg bjerge bjælk bjælke bjælker blomst blomster blomstret blød bløde bolig bord broderi brun
brune bruser busk buske butik bygg bygge bygger bygning bygningen bænk bøger børn børnen børnene dæmp dæmpe energi
fabrik famili familie farv farve farver farvern farverne ferie firma flis flise fliser forretning forstærkning frisør
frugttræ gammel gardin gardiner gardinerne glas grøn grønt gulv gulvene gulvet gård gæst gæster haven havn hjørn
hjørne hotel hunde hus hvælving hyld hylde håndværk høje indgang industri jungl kaff kakt karm kelim kirk kirke klub
kold komfur kontor krukk krukke krukker kunst kunstner køkken laminat lamp lampe lamper lampern lamperne lejlighed
lejligheden lygte lyset lyst lærk løber maling material materiale materialer medarbejder medarbejdere metal middag
middage museum musik møbel møbler mønster mønstret mørk mørke nich niche opvarmning palm palme palmer panel paneler
parket patient patienter plads plant plante planter plast plejer pude puder pudern puderne rejs rejse rejsend rejsende
rejser reol restaurant sand selskab service sikker silk silke skind skol skole skov skuff skuffe skuffer skærm smykker
snedker snedkeri sort sorte stilen striber stribet strå stue stuen stål sval søjl søjle søjler tallerkener trapp
trappe tryg træer træet tæpp tæppe tæpper tømrer udlejning udsigt udstilling vand venner vindu vindue vinduer vinduern
vinduerne vægg vægge væggen værksted`),
    firsts: words(`
afslapning aften apotek arbejder atelier baggård barok beklædning belægning billed bjælk bjælke blomst blomster
blomstring bolig bomuld bronz bronze bryggeri butik bygg bygge bygning børnehav børnehave computer cykel dekoration
divan drivhus egetræ egetræs energi etværelses facad familie fjernsyn flis flise fløjl forretning forstærkning forældr
forældre frisør fyrretræ garag garage garderob gardin genbrug gips gulv gård havn hjørn hjørne hotel hunde indendørs
indgang indretning isolering jungl kaff kaffe kakkelovn kaktus katt katte klinik kontor korridor kunde kvist kyst
køkken legetøj lejer lejlighed lille luksus lygt lyse læge lærk mahogni massag materiale medarbejder messing middag
middelhav morgen mursten museum møbel mønster nabo natbord ombygning opbevaring palads parcelhus parket pastel patient
pejs pensionist plads plæn rejse reol restaurering selskab servic service sildeben silk silke skimmel skind skole
skrivebord slot smedejern sofa spis spise springvand stemning stole stue støj symmetri søjl tekstil terrakotta
terrazzo toværelses trappe treværelses træning tømmer tømrer udbygning udendørs udlejning udsigt udstilling varme
vinter virksomhed vugg værksted ældr ældre`),
    strays: words(`
bede bier brede cement disk entr entre etværels fest finer flet greb grund gule hede ingen intet jern katt katte kurve
lade lantern lanterne larm loft lyse låge låger læder okker orang orange orden pels pool rolig rolige rosa rund runde
røde skab sten stor store tropisk uden vill vinter åben åbne året ældr ældre`),
  },
  no: {
    joint: /^(?:s|e|er)?$/,
    heads: words(`
ansatt ansatte apotek arbeidsplass armatur atelier baby badet baker bakeri balkong barn barna barnas barnehag
barnehage barokk basseng bedrift behagelig belysning benk bevar bibliotek bild bilde bilder billig bjelk bjelke
bjelker blank blokk blomst blomster blomstret blomstrete bokhandel bolig bord broderi brodert brun brune brunt brygger
busk busker butikk bygda bygge bygget bygning datamaskin datter dekorasjon design dusj ektepar energi engelsk fabrikk
famili familie farg farge fargen fargene farger fasad fasade fasaden fiolett firm firma fjell fjernsyn flettet flis
fliser fonten fontene forretning forsterkning frisk frokost fronter furu fyring gamle gammel gammelt garasj garasje
garderob garderobe gardin gardinen gardinene gardiner gjerd gjerde gjest gjester grill grille grov grus gult gulv
gulven gulvene gulvet gyllen havn heis helling historisk hotell hund hunder hus hvelv hvelving hvil hvit hvite hvitt
hygien hygiene hygienisk hyll hylle hyller hytt hytte industri industriell inngang innredning innredningen isolasjon
jobbe jungel kafe kaff kaffe kaktus kaldt kapell kastanj kastanje kirk kirke klatr klubb kolleger komfyr kontor
koselig krok kunde kunst kunstner kunstverk kuppel kveld kvelder lakkert lamp lampe lampen lampene lamper legekontor
leietaker leilighet leiligheten lesing loft lykt lykter maling massasj massasje material materiale materialer matt
matte medarbeider medarbeidere middag morgen mosaikk museum musikk nisj nisje nordisk nordiske omsorg oppbevaring
palass palm palme panel pasient pasienter pensjonat pensjonist plakater plant plante planter plass puss pute puten
putene pynt reis reise reisend reisende reiser restaurant romantisk rommet rund runde selskap sentrum servis servise
sikkert silke skandinavisk skjerm skog skuff skuffer skygg skygge smykker snekker sofa sommeren spis stein steiner
stemning stilen stoppet striper stripet stripete stue stuen sval svart sykkel sykler synlig tallerkener tannleg
tannlege tapet tekstil terrass terrasse terrassen terskel toalett trapp treet trening turister ungdom utlei utleie
utsikt utstilling uttrykk vann vanning varm varme varmt venner veranda verksted vernet vindu vinduen vinduene vinduer`),
    firsts: words(`
aluminium antrasitt apotek armatur atelier atrium avslapning baderom badstu badstue bakeri balkong bambus barnehag
barnehage basseng bedrift belysning bestefar bestemor betong bibliotek bjelk bjelke blomst blomster blomstring bolig
bomull brons bronse bryggeri butikk bygg bygge bygning dagslys datamaskin dekorasjon divan drivhus dusj eldr eldre
enebolig energi engelsk fabrikk famili familie farg farge fasad fasade feri ferie firma fiskeben fjell fjernsyn fonten
fontene foreldr foreldre forretning forsterkning frokost funkis fyring fysioterapi gamle garasj garasje garderob
garderobe gardin gjerd gjerde glass gullsmed gulv havn hekk helling hotell hvile hybel hygiene hytt hytte industri
inngang innredning iskrem jordskjelv jungel jute kaff kaffe kalkstein katt kirk kirke kjeller klatr klatre klinikk
klubb kobber kommod kommode kontor korridor kunde kunstner kveld kyst lavendel leilighet lerk linoleum loft luksus
lykt mahogni maling massasj massasje medarbeider meditasjon messing middag middelhav morgen murstein museum nabo
nattbord nattklubb nisj nisje ombygging omsorg oppbevaring palme panel parkett pasient pastell peis pensjonat
pensjonist piano plysj pute rampe rekkehus resepsjon restaurant restaurering rosa rullestol samling saueskinn selskap
senior sentrum servis servise silke skjenk skol skole skrivebord skygg skygge slott smijern snekker sofa soverom
spedbarn spisestu spisestue stemning sykkel tannleg tannlege teak tekstil terrakotta terrass terrasse terskel toalett
trapp trening turkis ungdom uthus utlei utleie utsikt utstilling vanning varme vegg veranda verksted vindu vinter vugg
vugge`),
    strays: words(`
alpin antikk bardisk bier disk dramatisk egger eldr eldre elegant entr entre finer gang gran het hete heter hett hund
ingen jern katt katte kelim kinesisk krom kurv kurve leder leier lekser lemmer lita lite lyse lysekron lysekrone lyst
male maler oker orden pleier plen port praktisk pusset rampe redd redde rolig rolige rosa sal sement sikker skap skinn
slott stall stor store taket tehus tropisk urter uten uteplass vill`),
  },
} as const satisfies Partial<Record<GlossedLanguage, CompoundRules>>;

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
