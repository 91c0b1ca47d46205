/** Norwegian design words: what they mean in English, then the words. */
export const no = `
kitchen: kjøkken, lage mat, matlaging; kitchenette: tekjøkken, kjøkkenkrok; worktop: benkeplate, arbeidsbenk
sink: oppvaskkum, vask; oven: stekeovn, ovn; wood-fired oven: vedovn, bakerovn; hob: komfyr, platetopp
refrigerator: kjøleskap; kitchen island: kjøkkenøy; pantry: spiskammer, matbod; dining room: spisestue, spiseplass
living room: stue, dagligstue, stuen, peisestue, tv-stue; bedroom: soverom, soverommet, hovedsoverom
children's room: barnerom, lekerom, ungdomsrom, tenåringsrom; bathroom: bad, baderom, badet, våtrom, toalettrom
shower: dusj; walk-in shower without threshold: terskelfri dusj; bathtub: badekar
free-standing bathtub: frittstående badekar; washbasin: servant, vaskeservant; tap: kran, armatur; toilet: toalett, do
hallway: gang, entré, korridor; staircase: trapp, trapperom; wardrobe: garderobe, klesskap
storage: oppbevaring, lagringsplass, bod; shelf: hylle, hyller; book: bok, bøker; shoe: sko
made to measure: skreddersydd, spesiallaget, plassbygd; built-in furniture: innebygd, innebygde
joinery: snekker, snekkerarbeid; home office: hjemmekontor, arbeidsrom, hjemmekontoret, jobbe hjemmefra
office: kontor, bedrift, firma, advokatkontor; open-plan office: åpent landskap, kontorlandskap; meeting room: møterom
phone booth: telefonboks; workplace desk: skrivebord, arbeidsplass, pult; work: arbeid, arbeide, jobbe
retreat: tilfluktssted, fristed; corner: hjørne, krok; place: plass, sted, rom; studio flat: ettroms, hybel
apartment: treroms, leilighet, leiligheten, toroms; house: hus, enebolig, rekkehus, huset, tomannsbolig, bolig, villa
holiday home: hytte, feriehus, fritidsbolig; country house: gård, gårdshus, småbruk; rural: landlig
barn, stable: stall, fjøs; attic: loft, kvist, loftsrom, loftetasje; sloping ceiling: skråtak; basement: kjeller
wine cellar: vinkjeller; wine: vin; wine tasting: vinsmaking; loft: loftleilighet; mezzanine: mesanin, hems
factory: fabrikk, fabrikklokale; garden: hage, hagen, bakhage, forhage
courtyard: bakgård, gårdsplass, atrium, gårdsrom, atriumhage
terrace: terrasse, veranda, uteplass, platting, terrassen, uteplassen; roof terrace: takterrasse; balcony: balkong
roof: tak, taket, takstein; pool: basseng, svømmebasseng; plant: plante, planter, beplantning; aromatic herbs: urter
tree: trær, treet, bjørketre; flower: blomst, blomster, blomstrer, blomstring
planter tub: krukke, krukker, blomsterkasse; lawn: plen, gressplen, gress, eng; without irrigation: uten vanning
watering: vanning, vanne; slope: skråning, helling; ground plot: tomt; sun: sol, solrikt; shade: skygge, skyggefull
wind: vind, vindfullt; water: vann; sound of water, fountain: fontene; outdoor: utendørs, uterom, ute
barbecue: grill, grille; pergola: pergola, lysthus; facade: fasade, fasaden, husfasade
exterior facade: yttervegg, utvendig fasade; insulation: isolasjon, etterisolere
window: vindu, vinduer, vinduene, sprossevinduer; window frames: vinduskarmer, vindusrammer
shop window: utstillingsvindu; shutter: skodder, vinduslemmer, persienner, lemmer; sun shading: solskjerming, markise
air conditioning: klimaanlegg, aircondition; outdoor unit: utedel; earthquake: jordskjelv; strengthening: forsterkning
load capacity: bæreevne; building block: blokk, bygård, bygning; listed historic building: verneverdig, fredet
historic: historisk, gammel, gamle; restore: restaurere, istandsette, bevare, restaurering, vernet
renovate: pusse opp, oppussing, renovere, renovering, oppgradere, pusser opp, oppussingen
convert: bygge om, ombygging, gjøre om, tidligere, gamle fabrikken, konvertere; new building: nybygg, nybygd, nytt hus
design: design, innredning, innrede, planløsning; interior: interiør, innendørs; furniture: møbler, møblere, møbel
sofa: sofa, divan; armchair: lenestol, hvilestol; chair: stol, stoler; table: bord; bed: seng, senger
fold-away bed: skapseng; bench: benk, sittebenk; lamp: lampe, lamper, lampene; chandelier: lysekrone
mirror: speil, speilvegg; curtain: gardin, gardiner, gardinene; carpet: teppe, gulvteppe, tepper, fillerye, matte
wallpaper: tapet, tapeter; picture: bilde, bilder, maleri; textile: tekstil, tekstiler, stoff
travel souvenirs: reise, reiser, suvenirer; cushion: pute, puter, putene; floor: gulv, gulvet, gulvene
parquet: parkett; tile: flis, fliser, flislagt; wall: vegg, vegger, veggen, veggene
ceiling: himling, takhøyde, i taket; painted ornamented ceiling: stukkatur, takmaleri; brick vaults: teglhvelv
vault: hvelv, hvelving; dome: kuppel; beam: bjelke, bjelker, takbjelker, synlige bjelker; column: søyle, søyler
door: dør, dører; fireplace: peis, peisen, ildsted inne; stove: kakkelovn, ovn til ved, peisovn
wood: treverk, tømmer, heltre, trehvit, tre; light wood: lyst treverk, lyst tre; wooden lattice: tregitter, trespiler
oak: eik, eiketre; walnut: valnøtt; bamboo blinds: bambusrullegardin; bamboo: bambus
rattan: rotting, flettverk, rattan; stone: stein, steiner, steinlagt; natural stone: naturstein
marble: marmor, marmorplate; veined: året, årer; brick: tegl, murstein; exposed brick: eksponert tegl, synlig tegl
concrete: betong, betonggulv, sement; plaster: puss, pusset; lime: kalk, kalkpuss
whitewashed: hvitkalket, hvitmalt, hvitkalkede; clay: leire, leirpuss; terracotta: terrakotta; glass: glass, glassvegg
metal: metall; iron: jern, smijern; steel: stål; brass: messing, messinglampe; copper: kobber; gold: gull, gyllen
pipe: rør; visible: synlig, synlige; hidden: skjult, skjulte; leather: skinn, lær, skinnsofa; velvet: fløyel, plysj
linen: lin, lintøy; wool: ull, ullteppe; rope: tau; white: hvit, hvite, hvitt, hvitmalte
black: svart, sort, svarte, svartmalt; grey: grå, grått, lysegrå, antrasitt; blue: blå, blått, lyseblå, lyseblått
green: grønn, grønne, grønt; red: rød, røde, rødt, vinrød; yellow: gul, gule, gult, gulmalt
brown: brun, brune, brunt, konjakkfarget; beige: beige; colour: farge, farger, fargerik, fargene, kulører, toner
bold: dristig, modig, kraftige farger; soft: myk, myke, mykt; bright: lys, lyse, lyst, lyst og luftig
dark: mørk, mørke, mørkt, mørkt rom; light: belysning, dagslys, lyssetting, lyset
warm: varm, varme, varmt, koselig, lun; homely: hjemmekoselig, trivelig; atmosphere: atmosfære, stemning
quiet: rolig, stille, rolige; noisy: støyende, støy, bråk; reduce: redusere, dempe; simple: enkel, enkle, enkelt
natural: naturlig, naturlige, natur; ecological: økologisk, bærekraftig, miljøvennlig; modern: moderne, nåtidig
traditional: tradisjonell, klassisk; minimalist: minimalistisk, minimalisme, minimalistiske, nedstrippet
industrial: industriell, industri, industristil; rustic: rustikk, rustikt
scandinavian: skandinavisk, nordisk, skandinaviske, nordiske; mediterranean: middelhav, middelhavsstil, spansk stil
luxury: luksus, luksuriøs; elegant: elegant, stilfull; cheap: billig, rimelig; fast: rask, raskt, fort
fresh: frisk, sval; hard-wearing: slitesterk, robust, tåler; small: liten, små, lite, lita, bitte liten
large: stor, store, stort, romslig, kjempestor; narrow: smal, trang, smale; high: høy, høye, høyt
low: lav, lavt, lave; round: rund, runde, avrundet; central: midten, sentralt; open: åpen, åpne, åpent
safe: sikker, trygg, sikkert; wheelchair: rullestol
barrier-free accessible: universell utforming, terskelfri, tilgjengelig, rullestolvennlig
grab rail: gelender, støttehåndtak; carer: omsorg, pleier
elderly parents: eldre, foreldre, bestemor, senior, pensjonist, bestefar
child: barn, barna, datter, sønn, søsken, barnas; baby: baby, spedbarn; play: leke, lek, leker; climb: klatre
hide: gjemme seg; nap: sove, hvile, søvn; kindergarten: barnehage; school: skole; classroom: klasserom
library: bibliotek; restaurant: restaurant, spisested; café: kafé, kaffebar, kaffe; bakery: bakeri, konditori
bread: brød; bar: bar, cocktailbar; tea room: tehus, tesalong; tea: te; sit on the floor: sitte på gulvet
guest: gjest, gjester; hotel: hotell, pensjonat, vertshus; guest rooms: gjesterom
rural tourism guesthouse: gårdsturisme; spa: spa; sauna: badstue, badstu; turkish bath: tyrkisk bad, hamam
heated stone platform: varm steinbenk; relaxation room: avslapning, hvilerom, slappe av; massage: massasje
gym: treningsrom, treningssenter, trening; changing room: garderoberom, prøverom; shop: butikk, forretning
clothing: klær, mote; medical practice: klinikk, legekontor; dentist: tannlege; patient: pasient, pasienter
workshop: verksted, atelier; museum: museum, utstilling; church: kirke, kapell; palace: palass, slott, herregård
tenant: leietaker; to let: leie ut, utleie, leier, leies ut, utleid; prefabricated housing block: drabantbyblokk
family: familie; neighbour: nabo, naboer; sea: hav, havet, sjø; beach: strand; salt: salt; mountain: fjell
forest: skog; acoustics: akustikk, lydisolering, lyd, etterklang; material: materiale, materialer
decoration: dekorasjon, pynt; wood panelling: trepanel, panel, brystpanel; outdoor shower: utedusj; without: uten
no: ingen, ikke noe; coffee table: salongbord, sofabord; dining table: spisebord; bedside table: nattbord
headboard: sengegavl, hodegjerde; sideboard: skjenk, kommode; cupboard: skap, kjøkkenskap, fronter
drawer: skuff, skuffer; handles: håndtak; bookcase: bokhylle; stool: krakk, barkrakk; pouf: puff
rocking chair: gyngestol; wing chair: øreklaffstol; bunk bed: køyeseng; cot: sprinkelseng, vugge; sofa bed: sovesofa
desk: skrivepult; dressing table: sminkebord; pendant lamp: pendellampe, taklampe; floor lamp: gulvlampe
wall lamp: vegglampe; indirect light: indirekte lys, indirekte belysning; candle: stearinlys; lantern: lykt, lykter
paper lamp: papirlampe, rislampe; throw blanket: pledd; cotton: bomull; silk: silke; bouclé: bouclé; felt: filt
fur: saueskinn, skinnfell; upholstered: stoppet, polstret; embroidered: brodert, broderi; plywood: kryssfiner
birch: bjørk; ash wood: ask, asketre; pine: furu, gran; larch: lerk; cedar: seder; teak: teak; mahogany: mahogni
cherry wood: kirsebær; rosewood: palisander; chestnut wood: kastanje; smoked oak: røkt eik
reclaimed wood: gjenbrukt treverk, gammelt treverk; dark wood: mørkt treverk, mørkt tre; veneer: finer
laminate: laminat; linoleum: linoleum; cork: kork; terrazzo: terrazzo; mosaic: mosaikk
hand-painted tiles: håndmalte fliser; cement tiles: sementfliser; porcelain stoneware: porselensfliser
ceramics: keramikk; terracotta tiles: teglfliser; slate: skifer; granite: granitt; limestone: kalkstein
travertine: travertin; microcement: mikrosement; exposed concrete: eksponert betong, rå betong; chrome: krom
aluminium: aluminium; bronze: bronse; plastic: plast; lacquer: lakk, lakkert; wicker: flettet, kurv
jute sisal: jute, sisal, sjøgress; straw, thatch: halm, stråtak; macrame: makramé; kilim rugs: kelim, persisk teppe
pink: rosa; orange: oransje; purple: lilla, fiolett; turquoise: turkis, petrol; mustard yellow: sennepsgul, oker
cream white: kremhvit, kremfarget; dark blue: mørkeblå, marineblå; dark green: mørkegrønn, flaskegrønn
sage green: salviegrønn, gråtgrønn; pastel: pastell; neutral colours: nøytrale farger, nøytral
earth tones: jordfarger, jordtoner; striped: stripete, striper; floral pattern: blomstrete, blomstermønster
geometric pattern: geometrisk, geometriske; pattern: mønster, mønstret; art deco: art déco
art nouveau: jugendstil, jugend; 1920s: tjuetallet, 20-tallet; 1930s: trettitallet, 30-tallet, funkis
1950s: femtitallet, 50-tallet; 1960s: sekstitallet, 60-tallet; 1970s: syttitallet, 70-tallet
mid-century modern: mid-century, midt i århundret; vintage retro: retro, vintage, bruktfunn, loppemarked
antique: antikk, antikviteter, arvestykker; japandi: japandi; japanese: japansk, japanske, Japan; chinese: kinesisk
bohemian: boho, bohemsk; eclectic maximalist colourful: eklektisk, maksimalistisk
country style: landlig stil, landstil; farmhouse: våningshus; village house: hus på landet, bygda
provence french country: provence, provençalsk; shabby chic: shabby; victorian: viktoriansk
neoclassical: nyklassisk, nyklassisistisk; baroque: barokk; traditional classic: klassiske, tradisjonelt
english style: engelsk stil, engelsk; glamorous: glamorøs, glamour; coastal nautical: maritim, marin
moroccan: marokkansk; ethnic: etnisk, orientalsk; tropical: tropisk, jungel
alpine chalet: fjellhytte, alpin, hytte på fjellet; log cabin: tømmerhytte, laftet, koie
brutalist raw concrete: brutalistisk; futuristic high-tech: futuristisk; pop art: popkunst; smart home: smarthus
contemporary: nåtidig stil; cosy: koselige, hjemmekos, lunt; comfortable: komfortabel, behagelig
spacious: romslige, luftig; calm: fredelig, rolige rom; cheerful: glad, munter, leken, livlig
romantic: romantisk, romantiske; dramatic: dramatisk; refined: stilren, stilrent, forseggjort
raw, rough: rå, grov, ubehandlet; matt: matt; glossy: blank, høyglans; handmade: håndlaget, håndverk
reused: gjenbruk, resirkulert; timeless: tidløs, tidløst; practical: praktisk, funksjonell
multi-purpose foldable furniture: multifunksjonell, sammenleggbar
washable, easy to clean: lettstelt, vaskbar, lett å vaske; low maintenance: lite vedlikehold, vedlikeholdsfri
empty: tom; tidy without clutter: ryddig, orden; cold: kald, kaldt; hot climate: varmt klima, hete
humid, damp: fukt, fuktig, mugg; dry, drought: tørr, tørke; sunny: solrike, sørvendt; north-facing: nordvendt
view: utsikt; privacy: skjerming for innsyn, privatliv; long: lang, langt, lange; wide: bred, brede; old: gammelt
new: ny, nytt, nye; curved, rounded: buet, kurver; symmetrical: symmetrisk, symmetri; daylight: dagslyset, lysinnslipp
open kitchen and living room: åpen kjøkkenløsning, kjøkken og stue; dining kitchen: spisekjøkken
dining corner: spisekrok, spise; teenager: tenåring, ungdom; grandchildren: barnebarn; couple: ektepar
cat: katt, katter; dog: hund, hunder; friends: venner, besøk; party, celebrate: fest, selskap, middager
cooking: lager mat, kokk; sleep: sover, nattesøvn; reading corner: lesekrok, lese, lesing; television: fjernsyn, tv
music: musikk, piano, platesamling; art: kunst, kunstverk, samling; yoga: yoga, meditasjon
homework, study: lekser, studere; reception, waiting room: resepsjon, venterom
hair and beauty salon: frisør, frisørsalong; coworking: kontorfellesskap; counter, bar counter: disk, bardisk
bookshop: bokhandel; pharmacy: apotek; brewery: bryggeri; winery: vingård; laundry room: vaskerom, vaskemaskin
dressing room: påkledningsrom, walk-in garderobe; entrance: inngang, inngangsparti, vindfang
winter garden, conservatory: vinterhage, drivhus; garage: garasje, uthus; porch: svalgang, inngangsveranda
vegetable beds: kjøkkenhage, bed, grønnsaker; wildflower meadow: blomstereng, humler, bier
shrub, hedge: busk, busker, hekk; perennials and grasses: stauder, prydgress; rose: rose, roser; lavender: lavendel
olive tree: oliventre; palm, cactus, succulents: palme, palmer, kaktus
fruit tree, orchard: frukttre, frukttrær, epletre; climbing plants: klatreplanter, eføy
hanging plants, houseplants: potteplanter, stueplanter, grønne planter hjemme; pond, stream: dam, bekk
path, gravel, paving: sti, grus, belegningsstein; fence, gate: gjerde, port; sun lounger, hammock: solseng, hengekøye
fire pit: bålplass, ildsted, bålpanne; outdoor kitchen: utekjøkken; outdoor lounge, open air: utemøbler, hagemøbler
parasol, shade sail: parasoll, solseil; hillside, slope: støttemur, bratt tomt
cladding: kledning, trekledning, panel ute; render, plaster: pussfasade, gips; half-timbered: bindingsverk
stone house: steinhus; penthouse: toppleilighet; building: høyblokk, bygget
period apartment with stucco: stukkatur i taket, bygårdsleilighet; herringbone parquet: fiskebensparkett, fiskeben
floorboards: gulvbord, tregulv, furugulv; arch: bue, buer; front door: ytterdør, inngangsdør
underfloor heating, heating: gulvvarme, varmekabler, fyring; energy saving: energi, energieffektiv, varmepumpe
extension: tilbygg, påbygg, bygge på; build: bygge, byggeår, byggjing; furnishing: møblering, innredningen, møblert
landscape planting: hageplan, plante til, hagedesign; lighting design: lysdesign, lysplan; paint: male, malt, maling
room: rommet, værelse; style: stil, stilen, uttrykk; house boat: husbåt; city: sentrum; lake: innsjø, vann tomt
river: elv; island: øy, skjærgård; harbour, boat: havn, båt; summer: sommeren; winter: vinter; evening: kveld, kvelder
morning: morgen; breakfast: frokost; dinner guests: middag, spise middag; nature: naturnær, naturmaterialer
dishes, tableware: servise, tallerkener; dishwasher, appliances: oppvaskmaskin, hvitevarer
computer, screen: datamaskin, skjerm; video calls: videomøter; bicycle: sykkel, sykler; lift, elevator: heis
ramp, threshold: terskel, terskler, rampe; customers, visitors: kunde, kunder, besøkende
employees, team: ansatte, medarbeidere, kolleger; tourists, travellers: turister, reisende, ferie
artist, sculptor: kunstner, skulptør; potter, craft: keramiker, hobbyrom; grand hotel: grand hotell
club, lounge: klubb, nattklubb; ice cream: iskrembar, iskrem; jewellery, watches: smykker, gullsmed
flower shop: blomsterbutikk; physiotherapy, treatment room: fysioterapi, behandlingsrom, lege
hygiene, easy to disinfect: hygiene, hygienisk; anxious, calming: redsel, redde, uro; pizza: pizzeria
window seat: vinduskarm, vindusbenk; niche, alcove: nisje, alkove; room divider, sliding door: skyvedør, romdeler
cables, sockets: kabler, ledninger, stikkontakter; posters: plakater; sand colour: sand, sandfarge
countryside: på landet; few things: få ting; seaside: kyst; beach house: strandhus; warehouse: lagerlokale
`;
