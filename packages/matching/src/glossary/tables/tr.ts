/** Turkish design words: what they mean in English, then the words. */
export const tr = `
kitchen: mutfak; kitchenette: mini mutfak; worktop: tezgah; sink: eviye; oven: fırın
wood-fired oven: odun fırını, taş fırın; hob: ocak; refrigerator: buzdolabı; kitchen island: ada; pantry: kiler
dining room: yemek odası; living room: oturma odası, salon, salonu, oturma alanı
bedroom: yatak odası, yatak odamız, yatak odası takımı
children's room: çocuk odası, bebek odası, genç odası, oyun odası; bathroom: banyo, banyo ve tuvalet, banyomuz
shower: duş; walk-in shower without threshold: hemzemin duş; bathtub: küvet; free-standing bathtub: bağımsız küvet
tap: musluk, batarya; toilet: tuvalet; hallway: koridor, antre; staircase: merdiven; wardrobe: dolap, gardırop
storage: depolama, saklama; shelf: raf; book: kitap; shoe: ayakkabı; made to measure: ısmarlama, özel yapım
built-in furniture: gömme dolap; joinery: marangoz
home office: çalışma odası, ev ofisi, ev ofis, evden çalışma, evden çalışıyorum; office: ofis, büro, şirket, avukatlık
open-plan office: açık ofis; meeting room: toplantı odası; phone booth: telefon kabini; workplace desk: çalışma masası
work: çalışmak, iş; retreat: dinlenme köşesi; corner: köşe; studio flat: stüdyo daire
apartment: daire, apartman, dairemiz, rezidans
house: evi, evim, evimiz, evimizi, evimizin, evin, evde, evde oturma, villa, müstakil ev, konut, ev
country house: çiftlik evi, köy evi; rural: kırsal; barn, stable: ahır, ambar; attic: çatı katı, tavan arası
sloping ceiling: eğimli tavan; basement: bodrum; wine cellar: şarap mahzeni; wine: şarap; wine tasting: şarap tadımı
loft: loft; mezzanine: asma kat; factory: fabrika; garden: bahçe, bahçesi, bostan; courtyard: avlu, iç avlu
terrace: teras, terasta, çatı terası; balcony: balkon; roof: çatı, kiremit, dam; pool: havuz
plant: bitki, bitkiler, bitkili; aromatic herbs: aromatik bitkiler; tree: ağaç, ağaçlar; flower: çiçek, çiçekler
planter tub: saksı; lawn: çim, çimen, çayır; without irrigation: sulamasız; watering: sulama; slope: yamaç, eğim
ground plot: arsa, arazi; sun: güneş; shade: gölge, gölgeli; wind: rüzgar; water: su
sound of water, fountain: çeşme, fıskiye; outdoor: dış mekan, açık hava; barbecue: barbekü, mangal
pergola: pergola, çardak; facade: cephe, dış cephe; insulation: yalıtım, mantolama; window: pencere, pencereler
window frames: doğrama; shop window: vitrin; shutter: panjur, kepenk; sun shading: güneş kırıcı, gölgelik
air conditioning: klima; outdoor unit: dış ünite, dış üniteleri; earthquake: deprem; strengthening: güçlendirme
load capacity: taşıma kapasitesi; building block: bina, blok; listed historic building: tarihi eser, tescilli
historic: tarihi, eski; restore: restorasyon, restore, onarmak, onarım
renovate: baştan yapmak, tamirat, yenileme, yenilenecek, tadilat, renovasyon, yenilemek, yeniliyoruz
convert: dönüştürmek, dönüşüm, eski fabrika; new building: yeni yapı, yeni bina; design: tasarım, tasarımı
interior: iç mekan, iç; furniture: mobilya; sofa: kanepe, koltuk, koltuk takımı, divan
armchair: berjer, berjer koltuk; chair: sandalye; bed: yatak, karyola; fold-away bed: katlanır yatak
bench: bank, oturma bankı; lamp: lamba; mirror: ayna, aynalar; curtain: perde, perdeler, tül
carpet: halı, yolluk, halılar; wallpaper: duvar kağıdı; picture: tablo, resim; textile: kumaş, tekstil
travel souvenirs: seyahat; cushion: yastık, minder, kırlent; floor: zemin, döşeme, yer; parquet: parke
tile: karo, fayans, çini; wall: duvar, duvarlar; ceiling: tavan, asma tavan
painted ornamented ceiling: süslü tavan, kalem işi; brick vaults: tuğla tonoz; vault: tonoz; dome: kubbe
beam: kiriş, ahşap kiriş, kirişler; column: sütun; door: kapı; fireplace: şömine; stove: soba, odun sobası
wood: ahşap, tahta, odun; light wood: açık renk ahşap; wooden lattice: ahşap kafes; oak: meşe; walnut: ceviz
bamboo blinds: bambu perde; bamboo: bambu; rattan: rattan, hasır, bambu hasır; stone: taş, taşlar
natural stone: doğal taş; marble: mermer; veined: damarlı; brick: tuğla; exposed brick: çıplak tuğla
concrete: beton, çimento; plaster: sıva; lime: kireç; whitewashed: badanalı, kireç badana, beyaz badana
clay: kil, kerpiç; terracotta: terrakota; glass: cam bölme, camlı, cam; metal: metal; iron: demir; steel: çelik
brass: pirinç; copper: bakır; gold: altın; pipe: boru; visible: görünür, açıkta; hidden: gizli, gizlensin, gizlenmiş
leather: deri; velvet: kadife; linen: keten; wool: yün; rope: halat; white: beyaz; black: siyah; grey: gri, antrasit
blue: mavi; green: yeşil; red: kırmızı, bordo; yellow: sarı; brown: kahverengi, taba; beige: bej
colour: renk, renkli, renkler, rengarenk; bold: cesur, iddialı; soft: yumuşak
bright: aydınlık, ferah, aydınlık ve ferah, açık renk, açık renkli; dark: karanlık, koyu, loş; light: ışık, aydınlatma
warm: sıcak; homely: ev gibi; atmosphere: atmosfer, hava; quiet: sessiz, sakin; noisy: gürültülü, gürültü
reduce: azaltmak; simple: sade, basit; natural: doğal; ecological: ekolojik; modern: modern, çağdaş
traditional: geleneksel, klasik; minimalist: minimalist, minimalizm, yalın; industrial: endüstriyel; rustic: rustik
scandinavian: iskandinav; mediterranean: akdeniz, Ege; luxury: lüks; elegant: şık, zarif; cheap: ucuz, uygun fiyatlı
fast: hızlı; fresh: taze; hard-wearing: dayanıklı; small: küçük, minik, ufak; large: büyük, kocaman; narrow: dar
high: yüksek; low: alçak; round: yuvarlak; central: orta, merkez; open: açık; safe: güvenli
wheelchair: tekerlekli sandalye; barrier-free accessible: engelsiz, erişilebilir, eşiksiz; grab rail: tutunma barı
carer: bakıcı; elderly parents: yaşlı, anne baba, büyükanne, dede, anneanne, babaanne, yaşlılar
child: çocuk, çocuklar, oğlum, kızım, oyuncak; baby: bebek; play: oyun; climb: tırmanma; hide: saklanma
nap: uyku, uyumak; kindergarten: anaokulu, kreş; school: okul; classroom: sınıf; library: kütüphane
restaurant: restoran, lokanta; café: kafe, kahve; bakery: pastane, fırıncı; bread: ekmek; bar: bar
tea room: çay evi, çayhane; tea: çay; sit on the floor: yerde oturmak; guest: misafir, konuk; hotel: otel, pansiyon
guest rooms: misafir odaları; rural tourism guesthouse: agroturizm, köy pansiyonu; spa: spa; sauna: sauna
turkish bath: hamam; heated stone platform: göbek taşı; relaxation room: dinlenme, dinlenme bölümü; massage: masaj
gym: spor salonu; changing room: soyunma odası; shop: mağaza, dükkan, butik; clothing: giyim, moda
medical practice: muayenehane, klinik; dentist: diş hekimi, dişçi; patient: hasta; workshop: atölye
museum: müze, sergi; church: kilise, şapel; palace: saray, konak; tenant: kiracı
to let: kiralık, kiraya, kira, kiralamak, günlük kiralık; prefabricated housing block: toplu konut; family: aile
neighbour: komşu; sea: deniz; beach: plaj, sahil; salt: tuz; mountain: dağ; forest: orman
acoustics: akustik, ses yalıtımı, yankı, akustik panel; material: malzeme; decoration: dekorasyon
wood panelling: lambri; outdoor shower: dış duş; coffee table: sehpa; dining table: yemek masası
bedside table: komodin; headboard: yatak başlığı; sideboard: konsol, büfe, şifonyer; cupboard: kapak, mutfak dolabı
drawer: çekmece; handles: kulp; bookcase: kitaplık, kütüphane rafı; stool: tabure; pouf: puf
rocking chair: sallanan sandalye; bunk bed: ranza; cot: beşik; sofa bed: çekyat, yataklı kanepe
dressing table: makyaj masası, tuvalet masası; pendant lamp: sarkıt, sarkıt lamba; floor lamp: lambader
wall lamp: aplik; indirect light: dolaylı ışık, gizli ışık; candle: mum; lantern: fener; paper lamp: kağıt lamba
throw blanket: battaniye, örtü; cotton: pamuk; silk: ipek; bouclé: buklet; felt: keçe; fur: kürk, post
upholstered: döşemeli, kumaş kaplı; embroidered: nakış, işlemeli; plywood: kontrplak; birch: huş; ash wood: dişbudak
larch: karaçam; cedar: sedir; teak: tik; mahogany: maun; cherry wood: kiraz; rosewood: gül ağacı
chestnut wood: kestane; smoked oak: fümeli meşe; reclaimed wood: eski ahşap, geri kazanılmış ahşap
dark wood: koyu ahşap; veneer: kaplama; laminate: laminat; linoleum: linolyum; cork: mantar
terrazzo: terrazzo, mozaik beton; mosaic: mozaik; hand-painted tiles: el boyaması karo, el yapımı karolar
cement tiles: karosiman; porcelain stoneware: porselen karo; ceramics: seramik, çömlek
terracotta tiles: pişmiş toprak karo; slate: arduvaz, kayrak; granite: granit; limestone: kireç taşı
travertine: traverten; microcement: mikro çimento; exposed concrete: brüt beton; chrome: krom; aluminium: alüminyum
bronze: bronz; plastic: plastik; lacquer: lake, lake boyalı; wicker: sepet, örgü; jute sisal: jüt, sisal
straw, thatch: saman, hasır çatı; macrame: makrame; kilim rugs: kilim; pink: pembe, pudra; orange: turuncu
purple: mor, lila; turquoise: turkuaz, petrol; mustard yellow: hardal, oker
cream white: krem, ekru, fildişi, kırık beyaz; dark blue: lacivert, koyu mavi; dark green: koyu yeşil, zümrüt
sage green: adaçayı yeşili; pastel: pastel; neutral colours: nötr renkler, nötr
earth tones: toprak renkleri, toprak tonları; striped: çizgili; floral pattern: çiçekli, çiçek desenli
geometric pattern: geometrik; pattern: desen, desenli; art deco: ar deko, art deko; art nouveau: yeni sanat
1920s: yirmili yıllar, 1920'ler; 1930s: otuzlu yıllar, 1930'lar; 1950s: ellili yıllar, 1950'ler
1960s: altmışlı yıllar, 1960'lar, altmışlar; 1970s: yetmişli yıllar, 1970'ler
mid-century modern: yüzyıl ortası, mid-century; vintage retro: retro, vintage, ikinci el; antique: antika
japandi: japandi; japanese: Japon, Japonya; chinese: Çin; bohemian: bohem, boho
eclectic maximalist colourful: eklektik, maksimalist; country style: country tarzı, köy tarzı; farmhouse: çiftlik
village house: köy evi gibi, köy; provence french country: Provence tarzı; shabby chic: eskitme
victorian: Viktorya, viktoryen; neoclassical: neoklasik; baroque: barok; english style: İngiliz
glamorous: glamur, gösterişli, şatafatlı; coastal nautical: denizci; moroccan: Fas, Osmanlı; ethnic: etnik, oryantal
tropical: tropikal, tropik; alpine chalet: dağ evi, şale; log cabin: kütük ev, ahşap ev, kulübe
brutalist raw concrete: brütalist; futuristic high-tech: fütüristik; pop art: pop sanat; smart home: akıllı ev
cosy: rahat köşe, samimi, sıcacık; comfortable: konforlu, rahat; spacious: geniş; calm: huzur, huzurlu, dingin
cheerful: neşeli, canlı, eğlenceli; romantic: romantik; dramatic: dramatik, çarpıcı; refined: rafine, asil
raw, rough: ham, pürüzlü, kaba; matt: mat; glossy: parlak; handmade: el yapımı, el işi, zanaat
reused: geri dönüşüm, yeniden kullanım; timeless: zamansız; practical: pratik, kullanışlı, işlevsel
multi-purpose foldable furniture: katlanır, çok amaçlı, çok işlevli, açılır
washable, easy to clean: kolay temizlenen, yıkanabilir, temizliği kolay; low maintenance: az bakım; empty: boş
tidy without clutter: düzenli, derli toplu; cold: soğuk; hot climate: sıcak iklim, kavurucu
humid, damp: nem, rutubet, küf, nemli; dry, drought: kurak, kuraklık, kuru; sunny: güneşli; north-facing: kuzeye bakan
view: manzara, manzaralı; privacy: mahremiyet, gizlilik; long: uzun; wide: enli; new: yeni
curved, rounded: kavisli, kıvrımlı, oval; symmetrical: simetrik, simetri; daylight: gün ışığı, doğal ışık
open kitchen and living room: açık mutfak, amerikan mutfak; dining kitchen: mutfakta yemek
dining corner: yemek köşesi; teenager: ergen, genç kız; grandchildren: torun; couple: çift, karı koca; cat: kedi
dog: köpek; friends: arkadaş, dostlar; party, celebrate: parti, davet, kutlama
cooking: yemek pişirmek, yemek yapmak, pişirme; sleep: uyumak için, dinlenmek
reading corner: okuma köşesi, okumak, kitap okumak; television: televizyon; music: müzik, piyano, plak
art: sanat, koleksiyon; yoga: yoga, meditasyon; homework, study: ders çalışmak, ödev, öğrenci
reception, waiting room: resepsiyon, bekleme odası, karşılama; hair and beauty salon: kuaför, güzellik salonu, berber
coworking: ortak çalışma, paylaşımlı ofis; counter, bar counter: tezgah bar, banko; bookshop: kitabevi, kitapçı
pharmacy: eczane; brewery: bira fabrikası, birahane; winery: şarap evi, bağ, şaraphane
laundry room: çamaşır odası, çamaşırhane, çamaşır makinesi; dressing room: giyinme odası
entrance: giriş, hol, giriş holü; winter garden, conservatory: kış bahçesi, sera, cam balkon; garage: garaj
porch: sundurma, veranda; vegetable beds: tarh, sebze bahçesi, yükseltilmiş yatak
wildflower meadow: kır çiçekleri, arılar; shrub, hedge: çalı, çit bitkisi
perennials and grasses: çok yıllık bitkiler, süs otları; rose: gül, güller; lavender: lavanta
olive tree: zeytin, zeytin ağacı; palm, cactus, succulents: palmiye, kaktüs, sukulent
fruit tree, orchard: meyve ağacı, meyve bahçesi, limon, incir; climbing plants: sarmaşık, asma, begonvil, mor salkım
hanging plants, houseplants: salon bitkileri, sarkan bitkiler; pond, stream: gölet, havuzlu bahçe, dere
path, gravel, paving: patika, çakıl, yürüyüş yolu, taş döşeme; fence, gate: çit, kapı bahçe, bahçe kapısı
sun lounger, hammock: şezlong, hamak; fire pit: ateş çukuru, şömine dış, ateş
outdoor kitchen: dış mutfak, yazlık mutfak; outdoor lounge, open air: bahçe mobilyası
parasol, shade sail: güneş şemsiyesi, tente; hillside, slope: istinat duvarı, teraslama
cladding: kaplama cephe, cephe kaplaması; render, plaster: alçı; half-timbered: ahşap karkas, cumba
stone house: taş ev, taş duvar; penthouse: penthouse, dubleks; building: apartman binası, gökdelen
period apartment with stucco: kartonpiyer, tarihi apartman; herringbone parquet: balıksırtı parke, balıksırtı
floorboards: ahşap zemin, döşeme tahtası, tahta döşeme; arch: kemer, kemerli; front door: kapılar, giriş kapısı
underfloor heating, heating: yerden ısıtma, ısıtma, kalorifer; energy saving: enerji, ısı pompası
extension: ek bina, kat ekleme, genişletme; build: inşa etmek, inşaat, yapı; furnishing: döşemek, dekore etmek, eşya
landscape planting: peyzaj, bahçe düzenlemesi, dikmek; lighting design: aydınlatma tasarımı
paint: boyamak, boya, boyalı; room: oda, odası, odamız, mekan, alan; style: tarz, stil, üslup; house boat: tekne ev
city: şehir, kent, kentsel; lake: göl; river: nehir, ırmak; island: adada; harbour, boat: liman, tekne
summer: yaz aylarında, yaz; winter: kış; evening: akşam, gece; morning: sabah; breakfast: kahvaltı
dinner guests: akşam yemeği, yemek; nature: doğa; dishes, tableware: tabak, bardak
dishwasher, appliances: bulaşık makinesi, ankastre, beyaz eşya; computer, screen: bilgisayar, ekran
video calls: görüntülü görüşme, toplantı; bicycle: bisiklet; lift, elevator: asansör; ramp, threshold: rampa, eşik
customers, visitors: müşteri, ziyaretçi; employees, team: çalışanlar, personel, ekip
tourists, travellers: turist, gezgin, tatil; artist, sculptor: sanatçı, heykeltıraş, ressam
potter, craft: çömlekçi, dikiş, hobi; grand hotel: büyük otel; club, lounge: kulüp, gece kulübü
ice cream: dondurmacı, dondurma; jewellery, watches: mücevher, kuyumcu; flower shop: çiçekçi
physiotherapy, treatment room: fizyoterapi, tedavi odası; hygiene, easy to disinfect: hijyen, hijyenik
anxious, calming: korku, kaygı; pizza: pizzacı, pizza; window seat: pencere önü oturma, pencere kenarı
niche, alcove: niş, oyuk; room divider, sliding door: sürgülü kapı, paravan, bölme; cables, sockets: kablo, priz
posters: afiş, poster, çerçeve; sand colour: kum, kum rengi; countryside: kırda; few things: az eşya
chandelier: avize; table: masa; washbasin: lavabo; seaside: kıyı; beach house: sahil evi; holiday home: yazlık
warehouse: depo
`;
